/// What has an identifier of another site. One identifier can belong to things of several kinds.
///
/// Source: `GET /3/find/{external_id}`.
public struct FindResults: Codable, Hashable, Sendable {

    /// Movies.
    public let movies: [MovieListItem]
    /// People.
    public let people: [PersonListItem]
    /// TV series.
    public let tvSeries: [TVSeriesListItem]
    /// Seasons of TV series.
    public let tvSeasons: [TVSeason]
    /// Episodes of TV series.
    public let tvEpisodes: [TVEpisode]

    /// Creates results.
    public init(
        movies: [MovieListItem], people: [PersonListItem], tvSeries: [TVSeriesListItem], tvSeasons: [TVSeason],
        tvEpisodes: [TVEpisode]
    ) {
        self.movies = movies
        self.people = people
        self.tvSeries = tvSeries
        self.tvSeasons = tvSeasons
        self.tvEpisodes = tvEpisodes
    }

    private enum CodingKeys: String, CodingKey {
        case movies = "movie_results"
        case people = "person_results"
        case tvSeries = "tv_results"
        case tvSeasons = "tv_season_results"
        case tvEpisodes = "tv_episode_results"
    }
}
