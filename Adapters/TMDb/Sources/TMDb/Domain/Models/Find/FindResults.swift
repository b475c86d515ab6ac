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
    /// Whether a list is empty because TMDb omitted it or because it could not be read. Not encoded.
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

/// A site by whose identifiers TMDb can find titles and people. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/find-by-id
public struct ExternalSource: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// IMDb, with identifiers such as `tt0137523` and `nm0000093`.
    public static let imdb = ExternalSource(rawValue: "imdb_id")
    /// Facebook.
    public static let facebook = ExternalSource(rawValue: "facebook_id")
    /// Instagram.
    public static let instagram = ExternalSource(rawValue: "instagram_id")
    /// TheTVDB, with identifiers such as `81189`.
    public static let tvdb = ExternalSource(rawValue: "tvdb_id")
    /// TikTok.
    public static let tikTok = ExternalSource(rawValue: "tiktok_id")
    /// Twitter, now X.
    public static let twitter = ExternalSource(rawValue: "twitter_id")
    /// Wikidata, with identifiers such as `Q190050`.
    public static let wikidata = ExternalSource(rawValue: "wikidata_id")
    /// YouTube.
    public static let youTube = ExternalSource(rawValue: "youtube_id")
}
