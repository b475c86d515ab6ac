/// The watch providers of a title, by country. The data is from JustWatch.
///
/// Source: `GET /3/movie/{movie_id}/watch/providers`.
public struct ShowWatchProviders: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if the resource was appended to details.
    public let id: Int?
    /// The watch providers, by ISO 3166-1 country code.
    public let results: [String: ShowWatchProvider]

    /// Creates a collection of a title's watch providers.
    public init(id: Int? = nil, results: [String: ShowWatchProvider]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
