/// A type of title or list entry, such as a movie or person.
///
/// Unknown values are preserved. Create other values with ``init(rawValue:)``.
public struct MediaType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A movie.
    public static let movie = MediaType(rawValue: "movie")
    /// A TV series.
    public static let tvSeries = MediaType(rawValue: "tv")
    /// A season of a TV series.
    public static let tvSeason = MediaType(rawValue: "tv_season")
    /// An episode of a TV series.
    public static let tvEpisode = MediaType(rawValue: "tv_episode")
    /// A person.
    public static let person = MediaType(rawValue: "person")
    /// A collection of movies.
    public static let collection = MediaType(rawValue: "collection")
}
