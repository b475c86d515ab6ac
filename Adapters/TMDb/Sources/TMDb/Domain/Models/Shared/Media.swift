/// A movie, TV series, person or collection in a list of mixed media types.
public enum Media: Hashable, Sendable {
    /// A movie.
    case movie(MovieListItem)
    /// A TV series.
    case tvSeries(TVSeriesListItem)
    /// A person.
    case person(PersonListItem)
    /// A collection of movies.
    case collection(CollectionListItem)
}

extension Media: Identifiable {

    /// An identifier of an entry. TMDb's numbers are unique only within a media type, so the identifier includes the
    /// type.
    public enum ID: Hashable, Sendable {
        /// A movie.
        case movie(MovieListItem.ID)
        /// A TV series.
        case tvSeries(TVSeriesListItem.ID)
        /// A person.
        case person(PersonListItem.ID)
        /// A collection of movies.
        case collection(CollectionListItem.ID)
    }

    public var id: ID {
        switch self {
        case .movie(let movie): .movie(movie.id)
        case .tvSeries(let series): .tvSeries(series.id)
        case .person(let person): .person(person.id)
        case .collection(let collection): .collection(collection.id)
        }
    }
}

extension Media: Codable {

    /// Decodes the case that `media_type` specifies.
    public init(from decoder: any Decoder) throws {
        switch try decoder.mediaType() {
        case .movie: self = .movie(try MovieListItem(from: decoder))
        case .tvSeries: self = .tvSeries(try TVSeriesListItem(from: decoder))
        case .person: self = .person(try PersonListItem(from: decoder))
        case .collection: self = .collection(try CollectionListItem(from: decoder))
        case let other: throw UnknownMediaType(mediaType: other)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .movie(let movie): try encoder.encode(movie, as: .movie)
        case .tvSeries(let series): try encoder.encode(series, as: .tvSeries)
        case .person(let person): try encoder.encode(person, as: .person)
        case .collection(let collection): try encoder.encode(collection, as: .collection)
        }
    }
}

/// A page of a list of mixed media types.
public typealias MediaPageableList = PageableListResult<Media>
