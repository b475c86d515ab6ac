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

    private enum CodingKeys: String, CodingKey {
        case id
        case keywords
    }
}
