/// What TMDb can append to the details of a person.
///
/// Source: `GET /3/person/{person_id}?append_to_response=…`
public struct PersonAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Credits for movies: `movie_credits`.
    public static let movieCredits = PersonAppendOption(rawValue: 1 << 0)
    /// Credits for TV series: `tv_credits`.
    public static let tvCredits = PersonAppendOption(rawValue: 1 << 1)
    /// Credits for movies and TV series: `combined_credits`.
    public static let combinedCredits = PersonAppendOption(rawValue: 1 << 2)
    /// Portraits: `images`.
    public static let images = PersonAppendOption(rawValue: 1 << 3)
    /// The first page of images of titles that the person is tagged in: `tagged_images`.
    public static let taggedImages = PersonAppendOption(rawValue: 1 << 4)
    /// Texts in all languages: `translations`.
    public static let translations = PersonAppendOption(rawValue: 1 << 5)
    /// Its identifiers elsewhere: `external_ids`.
    public static let externalIDs = PersonAppendOption(rawValue: 1 << 6)
    /// What changed about it in the last 24 hours: `changes`.
    public static let changes = PersonAppendOption(rawValue: 1 << 7)
}

extension PersonAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "movie_credits", "tv_credits", "combined_credits", "images", "tagged_images", "translations", "external_ids",
        "changes",
    ]
}
