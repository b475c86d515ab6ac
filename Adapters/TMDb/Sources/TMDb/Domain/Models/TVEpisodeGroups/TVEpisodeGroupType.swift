/// What an episode group goes by: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/tv-episode-group-details
public struct TVEpisodeGroupType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The days on which episodes were first shown.
    public static let originalAirDate = TVEpisodeGroupType(rawValue: 1)
    /// One number for each episode, without seasons.
    public static let absolute = TVEpisodeGroupType(rawValue: 2)
    /// The order on DVDs.
    public static let dvd = TVEpisodeGroupType(rawValue: 3)
    /// The order in shops for downloads and streams.
    public static let digital = TVEpisodeGroupType(rawValue: 4)
    /// Stories that run over several episodes.
    public static let storyArc = TVEpisodeGroupType(rawValue: 5)
    /// The order in which episodes were made.
    public static let production = TVEpisodeGroupType(rawValue: 6)
    /// The order on television.
    public static let tv = TVEpisodeGroupType(rawValue: 7)
}
