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
