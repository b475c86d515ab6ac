public import CoreApplication
public import CoreDomain

/// A movie, a TV series or a person in a mixed list, with image URLs.
///
/// The JSON encoding is that of the preview with an additional member `kind`: `movie`, `tv` or `person`.
public enum MediaPreviewDetails: Hashable, Sendable {
    /// A movie.
    case movie(MoviePreviewDetails)
    /// A TV series.
    case tvSeries(TVSeriesPreviewDetails)
    /// A person.
    case person(PersonPreviewDetails)

    /// The kind of the item.
    public var kind: ContentKind {
        switch self {
        case .movie: .movie
        case .tvSeries: .tvSeries
        case .person: .person
        }
    }

    /// The title of the movie, or the name of the series or person.
    public var title: String {
        switch self {
        case .movie(let movie): movie.title
        case .tvSeries(let series): series.name
        case .person(let person): person.name
        }
    }
}

extension MediaPreviewDetails: Identifiable {

    /// An identifier that is unique in a mixed list. TMDb numbers movies, TV series and people independently.
    public enum ID: Hashable, Sendable {
        /// A movie, by its TMDb identifier.
        case movie(Int)
        /// A TV series, by its TMDb identifier.
        case tvSeries(Int)
        /// A person, by its TMDb identifier.
        case person(Int)
    }

    public var id: ID {
        switch self {
        case .movie(let movie): .movie(movie.id)
        case .tvSeries(let series): .tvSeries(series.id)
        case .person(let person): .person(person.id)
        }
    }
}

extension MediaPreviewDetails: Codable {

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(ContentKind.self, forKey: .kind) {
        case .movie: self = .movie(try MoviePreviewDetails(from: decoder))
        case .tvSeries: self = .tvSeries(try TVSeriesPreviewDetails(from: decoder))
        case .person: self = .person(try PersonPreviewDetails(from: decoder))
        case let other:
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: container, debugDescription: "A media list cannot contain items of kind '\(other)'")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .movie(let movie): try movie.encode(to: encoder)
        case .tvSeries(let series): try series.encode(to: encoder)
        case .person(let person): try person.encode(to: encoder)
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
    }
}
