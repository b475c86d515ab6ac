public import CoreApplication

/// The items that an external identifier refers to. An identifier can match items of several kinds.
public struct ExternalIDMatches: Codable, Hashable, Sendable {
    /// The matching movies.
    public let movies: [MoviePreviewDetails]
    /// The matching TV series.
    public let tvSeries: [TVSeriesPreviewDetails]
    /// The matching people.
    public let people: [PersonPreviewDetails]
    /// The matching seasons, without their episodes. Each has its number and the identifier of its series.
    public let seasons: [TVSeasonDetails]
    /// The matching episodes, without their credits. Each has its number, the number of its season and the identifier
    /// of its series.
    public let episodes: [TVEpisodeDetails]

    /// Creates matches.
    public init(
        movies: [MoviePreviewDetails] = [], tvSeries: [TVSeriesPreviewDetails] = [],
        people: [PersonPreviewDetails] = [], seasons: [TVSeasonDetails] = [], episodes: [TVEpisodeDetails] = []
    ) {
        self.movies = movies
        self.tvSeries = tvSeries
        self.people = people
        self.seasons = seasons
        self.episodes = episodes
    }
}
