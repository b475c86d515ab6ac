/// A type of episode group. Unknown values are preserved.
///
/// Source: https://developer.themoviedb.org/reference/tv-episode-group-details
public struct TVEpisodeGroupType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The order by original air date.
    public static let originalAirDate = TVEpisodeGroupType(rawValue: 1)
    /// The absolute order, which numbers all episodes without seasons.
    public static let absolute = TVEpisodeGroupType(rawValue: 2)
    /// The DVD order.
    public static let dvd = TVEpisodeGroupType(rawValue: 3)
    /// The order in download stores and on streaming services.
    public static let digital = TVEpisodeGroupType(rawValue: 4)
    /// The order by story arc.
    public static let storyArc = TVEpisodeGroupType(rawValue: 5)
    /// The production order.
    public static let production = TVEpisodeGroupType(rawValue: 6)
    /// The television order.
    public static let tv = TVEpisodeGroupType(rawValue: 7)
}
