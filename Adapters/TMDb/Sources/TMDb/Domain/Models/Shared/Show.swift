/// A movie or TV series in a list that contains both.
public enum Show: Hashable, Sendable {
    /// A movie.
    case movie(MovieListItem)
    /// A TV series.
    case tvSeries(TVSeriesListItem)
}

extension Show: Identifiable {

    /// An identifier of a movie or TV series. TMDb's numbers are unique only within a media type, so the identifier
    /// includes the type.
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

    /// Decodes the case that `media_type` specifies.
    ///
    /// Rows of older lists lack `media_type`. Their kind is then that of their keys: a row with more of the keys that
    /// only movies have, such as `title`, is a movie. Any other row is a TV series.
    public init(from decoder: any Decoder) throws {
        if let mediaType = try decoder.mediaType(outerType: nil) {
            try self.init(from: decoder, mediaType: mediaType)
        } else {
            let movieKeys = try decoder.container(keyedBy: MovieKey.self).allKeys.count
            let seriesKeys = try decoder.container(keyedBy: SeriesKey.self).allKeys.count
            try self.init(from: decoder, mediaType: movieKeys > seriesKeys ? .movie : .tvSeries)
        }
    }

    /// A key that movies have and TV series lack.
    private enum MovieKey: String, CodingKey {
        case title
        case originalTitle = "original_title"
        case releaseDate = "release_date"
        case hasVideo = "video"
    }

    /// A key that TV series have and movies lack.
    private enum SeriesKey: String, CodingKey {
        case name
        case originalName = "original_name"
        case firstAirDate = "first_air_date"
        case episodeCount = "episode_count"
    }

    /// Decodes a title of a given media type.
    ///
    /// The title's `mediaType` is set, so that decoding the encoded value returns an equal value.
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
