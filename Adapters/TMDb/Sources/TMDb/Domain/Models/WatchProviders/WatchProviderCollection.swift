/// The services that offer movies or series for watching. The data is JustWatch's.
///
/// Source: `GET /3/watch/providers/movie` and `GET /3/watch/providers/tv`.
public struct WatchProviderCollection: Codable, Hashable, Sendable {

    /// The services.
    public let results: [WatchProvider]

    /// Creates a collection.
    public init(
        results: [WatchProvider]
    ) {
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }
}
