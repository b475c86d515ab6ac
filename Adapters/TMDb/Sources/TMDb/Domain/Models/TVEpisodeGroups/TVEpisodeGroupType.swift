/// What an episode group goes by: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/tv-episode-group-details
public struct TVEpisodeGroupType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let originalAirDate = TVEpisodeGroupType(rawValue: 1)
    public static let absolute = TVEpisodeGroupType(rawValue: 2)
    public static let dvd = TVEpisodeGroupType(rawValue: 3)
    public static let digital = TVEpisodeGroupType(rawValue: 4)
    public static let storyArc = TVEpisodeGroupType(rawValue: 5)
    public static let production = TVEpisodeGroupType(rawValue: 6)
    public static let tv = TVEpisodeGroupType(rawValue: 7)
}
