/// A title that can be rated: a movie, a TV series or an episode.
enum Title: Hashable, Sendable {
    case movie(Int)
    case tvSeries(Int)
    case tvEpisode(series: Int, season: Int, number: Int)

    enum Kind: Sendable {
        case movie
        case tvSeries
        case tvEpisode
    }

    var kind: Kind {
        switch self {
        case .movie: .movie
        case .tvSeries: .tvSeries
        case .tvEpisode: .tvEpisode
        }
    }
}

/// Identifiers and media types. Lists and marks contain only movies and TV series.
extension Title {
    /// Creates a movie or TV series. Returns `nil` for any other media type.
    /// - Parameter mediaType: TMDb's media type, `movie` or `tv`.
    init?(mediaType: String, id: Int) {
        switch mediaType {
        case "movie": self = .movie(id)
        case "tv": self = .tvSeries(id)
        default: return nil
        }
    }

    /// The TMDb identifier. For an episode, the identifier of its series.
    var listedID: Int {
        switch self {
        case .movie(let id), .tvSeries(let id), .tvEpisode(let id, _, _): id
        }
    }

    /// The key of an entry in a list of API version 4, such as `movie:550`.
    var itemKey: String { "\(mediaType):\(listedID)" }

    /// TMDb's media type.
    var mediaType: String {
        switch self {
        case .movie: "movie"
        case .tvSeries: "tv"
        case .tvEpisode: "tv_episode"
        }
    }

    /// The title of the same kind with the next identifier. For an episode, the next episode of the season.
    var next: Title {
        switch self {
        case .movie(let id): .movie(id + 1)
        case .tvSeries(let id): .tvSeries(id + 1)
        case .tvEpisode(let series, let season, let number):
            .tvEpisode(series: series, season: season, number: number + 1)
        }
    }
}
