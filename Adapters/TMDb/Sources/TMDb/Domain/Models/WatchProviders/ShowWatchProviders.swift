/// Where a title can be watched, country by country. The data is JustWatch's.
///
/// Source: `GET /3/movie/{movie_id}/watch/providers`.
public struct ShowWatchProviders: Codable, Hashable, Sendable {

    /// TMDb's identifier of the title; absent if this was appended to details.
    public let id: Int?
    /// The offers, by ISO 3166-1 code of the country.
    public let results: [String: ShowWatchProvider]

    /// Creates the offers of all countries.
    public init(id: Int? = nil, results: [String: ShowWatchProvider]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
