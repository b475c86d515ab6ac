/// An alternative title of a movie or TV series in a country.
public struct AlternativeTitle: Codable, Hashable, Sendable {

    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The title.
    public let title: String
    /// The type of title, such as `working title`; may be empty.
    public let type: String?

    /// Creates an alternative title.
    public init(countryCode: String, title: String, type: String? = nil) {
        self.countryCode = countryCode
        self.title = title
        self.type = type
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.countryCode]

        case countryCode = "iso_3166_1"
        case title
        case type
    }
}

/// The alternative titles of a movie.
///
/// Source: `GET /3/movie/{movie_id}/alternative_titles`.
public struct AlternativeTitleCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie; `nil` if the resource was appended to details.
    public let id: Int?
    /// The titles.
    public let titles: [AlternativeTitle]

    /// Creates a collection.
    public init(id: Int? = nil, titles: [AlternativeTitle]) {
        self.id = id
        self.titles = titles
    }
}

/// The alternative titles of a TV series.
///
/// Source: `GET /3/tv/{series_id}/alternative_titles`.
public struct TVSeriesAlternativeTitleCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series; `nil` if the resource was appended to details.
    public let id: Int?
    /// The titles.
    public let titles: [AlternativeTitle]

    /// Creates a collection.
    public init(id: Int? = nil, titles: [AlternativeTitle]) {
        self.id = id
        self.titles = titles
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case titles = "results"
    }
}
