/// A part of a title or a person that TMDb sends together with it on request, or in an endpoint of its own.
///
/// The raw value is TMDb's name of the resource, or the key of the list in the response.
public enum ContentPart: String, Hashable, Sendable, CaseIterable {
    /// The lists of the title or the person itself, such as its genres.
    case details
    /// The episodes of a season.
    case episodes
    /// The cast and crew.
    case credits
    /// The cast and crew of all episodes of a series.
    case aggregateCredits = "aggregate_credits"
    /// A person's credits in movies and series.
    case combinedCredits = "combined_credits"
    /// The images, such as posters.
    case images
    /// The videos, such as trailers.
    case videos
    /// The releases of a movie, with age ratings.
    case releaseDates = "release_dates"
    /// The age ratings of a series.
    case contentRatings = "content_ratings"
    /// The watch offers.
    case watchProviders = "watch/providers"
    /// The identifiers on other sites.
    case externalIDs = "external_ids"
    /// The keywords.
    case keywords
    /// The alternative titles.
    case alternativeTitles = "alternative_titles"
    /// The episode groups of a series.
    case episodeGroups = "episode_groups"
    /// The translations.
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
