/// The age ratings of a TV series.
///
/// Source: `GET /3/tv/{series_id}/content_ratings`.
public struct ContentRatingCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series; `nil` if the resource was appended to details.
    public let id: Int?
    /// The ratings, one or more per country.
    public let results: [ContentRating]

    /// Creates a collection.
    public init(id: Int? = nil, results: [ContentRating]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
