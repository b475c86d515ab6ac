/// The keywords of a movie.
///
/// Source: `GET /3/movie/{movie_id}/keywords`.
public struct KeywordCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the movie; absent if this was appended to details.
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
