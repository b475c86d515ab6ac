/// What an image that people are tagged in belongs to.
public enum TaggedMedia: Hashable, Sendable {
    case movie(MovieListItem)
    case tvSeries(TVSeriesListItem)
    case tvSeason(TVSeason)
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
