/// What can be rated: a movie, a TV series or an episode.
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

/// What lists and marks hold: movies and TV series.
extension Title {
    /// - Parameter mediaType: TMDb's word, `movie` or `tv`.
    init?(mediaType: String, id: Int) {
        switch mediaType {
        case "movie": self = .movie(id)
        case "tv": self = .tvSeries(id)
        default: return nil
        }
    }

    /// TMDb's identifier; of an episode, that of its series.
    var listedID: Int {
        switch self {
        case .movie(let id), .tvSeries(let id), .tvEpisode(let id, _, _): id
        }
    }

    /// The key of an entry of a list in version 4, such as `movie:550`.
    var itemKey: String { "\(mediaType):\(listedID)" }

    /// TMDb's word.
    var mediaType: String {
        switch self {
        case .movie: "movie"
        case .tvSeries: "tv"
        case .tvEpisode: "tv_episode"
        }
    }

    /// The title of the same kind with the next number; of an episode, the next of its season.
    var next: Title {
        switch self {
        case .movie(let id): .movie(id + 1)
        case .tvSeries(let id): .tvSeries(id + 1)
        case .tvEpisode(let series, let season, let number):
            .tvEpisode(series: series, season: season, number: number + 1)
        }
    }
}
