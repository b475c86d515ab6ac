public import MoviesApplication
public import PeopleApplication
public import TVSeriesApplication

/// What an identifier of another site belongs to. One identifier can belong to things of several kinds.
public struct ExternalIDMatches: Codable, Hashable, Sendable {
    /// Movies.
    public let movies: [MoviePreviewDetails]
    /// TV series.
    public let tvSeries: [TVSeriesPreviewDetails]
    /// People.
    public let people: [PersonPreviewDetails]
    /// Seasons, without their episodes. Each has the series' identifier and its number.
    public let seasons: [TVSeasonDetails]
    /// Episodes, without their credits. Each has the series' identifier, its season's number and its own.
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
