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
