/// A movie, a TV series, a person or a collection, in lists that mix them.
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

    /// A key of an entry. The kinds share one range of numbers, so the number alone is none.
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

    /// Reads the kind that `media_type` names.
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

/// One page of a list that mixes kinds.
public typealias MediaPageableList = PageableListResult<Media>
