/// The keywords of a TV series.
///
/// Source: `GET /3/tv/{series_id}/keywords`.
public struct TVSeriesKeywordCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the series; absent if this was appended to details.
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
