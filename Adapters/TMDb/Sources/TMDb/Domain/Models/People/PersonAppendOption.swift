/// The resources that TMDb can append to a person's details.
///
/// Source: `GET /3/person/{person_id}?append_to_response=…`
public struct PersonAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The movie credits: `movie_credits`.
    public static let movieCredits = PersonAppendOption(rawValue: 1 << 0)
    /// The TV series credits: `tv_credits`.
    public static let tvCredits = PersonAppendOption(rawValue: 1 << 1)
    /// The movie and TV series credits: `combined_credits`.
    public static let combinedCredits = PersonAppendOption(rawValue: 1 << 2)
    /// The profile images: `images`.
    public static let images = PersonAppendOption(rawValue: 1 << 3)
    /// The first page of images in which the person is tagged: `tagged_images`.
    public static let taggedImages = PersonAppendOption(rawValue: 1 << 4)
    /// The translations: `translations`.
    public static let translations = PersonAppendOption(rawValue: 1 << 5)
    /// The external identifiers: `external_ids`.
    public static let externalIDs = PersonAppendOption(rawValue: 1 << 6)
    /// The changes in the last 24 hours: `changes`.
    public static let changes = PersonAppendOption(rawValue: 1 << 7)
}

extension PersonAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = [
        "movie_credits", "tv_credits", "combined_credits", "images", "tagged_images", "translations", "external_ids",
        "changes",
    ]
}
