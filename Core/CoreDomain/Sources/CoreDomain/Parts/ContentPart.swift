/// A part of a title or a person that TMDb sends together with it on request, or in an endpoint of its own.
///
/// The raw value is TMDb's name of the resource, or the key of the list in the response.
public enum ContentPart: String, Hashable, Sendable, CaseIterable {
    /// The lists of the title or the person itself, such as its genres.
    case details
    /// The episodes of a season.
    case episodes
    case credits
    case aggregateCredits = "aggregate_credits"
    case combinedCredits = "combined_credits"
    case images
    case videos
    case releaseDates = "release_dates"
    case contentRatings = "content_ratings"
    case watchProviders = "watch/providers"
    case externalIDs = "external_ids"
    case keywords
    case alternativeTitles = "alternative_titles"
    case episodeGroups = "episode_groups"
    case translations

    /// The name of the part in messages, such as `release dates`.
    package var noun: String {
        self == .externalIDs
            ? "external identifiers" : String(rawValue.map { "_/".contains($0) ? " " : $0 })
    }
}

/// A part that can be read together with a title or a person, whole or only the rows that the reader needs.
package protocol ReadablePart: Hashable, Sendable {

    /// The part that contains the value.
    var part: ContentPart { get }

    /// Whether the details of a title are complete enough without the value, such as the first logo.
    var isSupplement: Bool { get }

    /// All parts that are stored.
    static var stored: [Self] { get }
}
