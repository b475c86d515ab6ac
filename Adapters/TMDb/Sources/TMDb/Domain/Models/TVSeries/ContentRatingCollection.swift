/// The age ratings of a TV series.
///
/// Source: `GET /3/tv/{series_id}/content_ratings`.
public struct ContentRatingCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the series; absent if this was appended to details.
    public let id: Int?
    /// The ratings, one or more for a country.
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
