/// A keyword.
public struct Keyword: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The keyword.
    public let name: String

    /// Creates a keyword.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
    }
}

/// A page of a list of keywords.
public typealias KeywordPageableList = PageableListResult<Keyword>

/// A collection of a movie's keywords.
///
/// Source: `GET /3/movie/{movie_id}/keywords`.
public struct KeywordCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie; `nil` if appended to a details response.
    public let id: Int?
    /// The keywords.
    public let keywords: [Keyword]

    /// Creates a collection.
    public init(id: Int? = nil, keywords: [Keyword]) {
        self.id = id
        self.keywords = keywords
    }
}

/// A collection of a TV series' keywords.
///
/// Source: `GET /3/tv/{series_id}/keywords`.
public struct TVSeriesKeywordCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the TV series; `nil` if appended to a details response.
    public let id: Int?
    /// The keywords.
    public let keywords: [Keyword]

    /// Creates a collection.
    public init(id: Int? = nil, keywords: [Keyword]) {
        self.id = id
        self.keywords = keywords
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case keywords = "results"
    }
}
