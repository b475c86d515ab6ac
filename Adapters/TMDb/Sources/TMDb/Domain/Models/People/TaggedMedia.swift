/// A movie, TV series, season or episode that a tagged image belongs to.
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

    /// Decodes the case that `media_type` specifies.
    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, mediaType: decoder.mediaType())
    }

    init(from decoder: any Decoder, mediaType: MediaType) throws {
        switch mediaType {
        case .movie: self = .movie(try MovieListItem(from: decoder))
        case .tvSeries: self = .tvSeries(try TVSeriesListItem(from: decoder))
        case .tvSeason, .taggedSeason: self = .tvSeason(try TVSeason(from: decoder))
        case .tvEpisode, .taggedEpisode: self = .tvEpisode(try TVEpisode(from: decoder))
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

/// The media types that the list of tagged images uses instead of `tv_season` and `tv_episode`.
extension MediaType {
    fileprivate static let taggedSeason = MediaType(rawValue: "season")
    fileprivate static let taggedEpisode = MediaType(rawValue: "episode")
}
