/// A collection of the titles and people with an external identifier.
///
/// An identifier can belong to entries of several media types.
///
/// Source: `GET /3/find/{external_id}`.
public struct FindResults: Codable, Hashable, Sendable {

    /// The movies.
    public let movies: [MovieListItem]
    /// The people.
    public let people: [PersonListItem]
    /// The TV series.
    public let tvSeries: [TVSeriesListItem]
    /// The seasons of TV series.
    public let tvSeasons: [TVSeason]
    /// The episodes of TV series.
    public let tvEpisodes: [TVEpisode]
    /// Whether a list is empty because it did not come or could not be read. Not encoded.
    package var isIncomplete = false

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

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        movies = lists.rows(.movies)
        people = lists.rows(.people)
        tvSeries = lists.rows(.tvSeries)
        tvSeasons = lists.rows(.tvSeasons)
        tvEpisodes = lists.rows(.tvEpisodes)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case movies = "movie_results"
        case people = "person_results"
        case tvSeries = "tv_results"
        case tvSeasons = "tv_season_results"
        case tvEpisodes = "tv_episode_results"
    }
}
