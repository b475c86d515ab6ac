/// A movie or a TV series, in lists that mix both.
public enum Show: Hashable, Sendable {
    /// A movie.
    case movie(MovieListItem)
    /// A TV series.
    case tvSeries(TVSeriesListItem)
}

extension Show: Identifiable {

    /// A key of a movie or a TV series. The two share one range of numbers, so the number alone is none.
    public enum ID: Hashable, Sendable {
        /// A movie.
        case movie(Movie.ID)
        /// A TV series.
        case tvSeries(TVSeries.ID)
    }

    public var id: ID {
        switch self {
        case .movie(let movie): .movie(movie.id)
        case .tvSeries(let series): .tvSeries(series.id)
        }
    }
}

extension Show: Codable {

    /// Reads the kind that `media_type` names. A row of an old list names none: a movie has a title, a series a name.
    public init(from decoder: any Decoder) throws {
        if let mediaType = try decoder.mediaType(outerType: nil) {
            try self.init(from: decoder, mediaType: mediaType)
        } else {
            let keys = try decoder.container(keyedBy: TellingKey.self)
            try self.init(from: decoder, mediaType: keys.contains(.title) ? .movie : .tvSeries)
        }
    }

    /// A key that a movie has and a series does not.
    private enum TellingKey: CodingKey {
        case title
    }

    /// Reads a title of a kind that is known. The title says it too, as it will if it is written and read again.
    init(from decoder: any Decoder, mediaType: MediaType) throws {
        switch mediaType {
        case .movie:
            var movie = try MovieListItem(from: decoder)
            movie.mediaType = mediaType
            self = .movie(movie)
        case .tvSeries:
            var series = try TVSeriesListItem(from: decoder)
            series.mediaType = mediaType
            self = .tvSeries(series)
        case let other: throw UnknownMediaType(mediaType: other)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .movie(let movie): try encoder.encode(movie, as: .movie)
        case .tvSeries(let series): try encoder.encode(series, as: .tvSeries)
        }
    }
}
