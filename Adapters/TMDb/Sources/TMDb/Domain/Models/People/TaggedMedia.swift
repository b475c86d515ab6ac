/// What an image that people are tagged in belongs to.
public enum TaggedMedia: Hashable, Sendable {
    /// A movie.
    case movie(MovieListItem)
    /// A TV series.
    case tvSeries(TVSeriesListItem)
    /// A season of a TV series.
    case tvSeason(TVSeason)
    /// An episode of a TV series.
    case tvEpisode(TVEpisode)
}

extension TaggedMedia: Codable {

    /// Reads the kind that `media_type` names.
    public init(from decoder: any Decoder) throws {
        switch try decoder.mediaType() {
        case .movie: self = .movie(try MovieListItem(from: decoder))
        case .tvSeries: self = .tvSeries(try TVSeriesListItem(from: decoder))
        case .tvSeason: self = .tvSeason(try TVSeason(from: decoder))
        case .tvEpisode: self = .tvEpisode(try TVEpisode(from: decoder))
        case let other: throw UnknownMediaType(mediaType: other)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .movie(let movie): try encoder.encode(movie, as: .movie)
        case .tvSeries(let series): try encoder.encode(series, as: .tvSeries)
        case .tvSeason(let season): try encoder.encode(season, as: .tvSeason)
        case .tvEpisode(let episode): try encoder.encode(episode, as: .tvEpisode)
        }
    }
}
