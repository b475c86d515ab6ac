/// What TMDb can append to the details of a person.
///
/// Source: `GET /3/person/{person_id}?append_to_response=…`
public struct PersonAppendOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let movieCredits = PersonAppendOption(rawValue: 1 << 0)
    public static let tvCredits = PersonAppendOption(rawValue: 1 << 1)
    public static let combinedCredits = PersonAppendOption(rawValue: 1 << 2)
    public static let images = PersonAppendOption(rawValue: 1 << 3)
    public static let taggedImages = PersonAppendOption(rawValue: 1 << 4)
    public static let translations = PersonAppendOption(rawValue: 1 << 5)
    public static let externalIDs = PersonAppendOption(rawValue: 1 << 6)
    public static let changes = PersonAppendOption(rawValue: 1 << 7)
}

extension PersonAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = [
        "movie_credits", "tv_credits", "combined_credits", "images", "tagged_images", "translations", "external_ids",
        "changes",
    ]
}
