/// The watch providers for movies or TV series. The data is from JustWatch.
///
/// Source: `GET /3/watch/providers/movie` and `GET /3/watch/providers/tv`.
public struct WatchProviderCollection: Codable, Hashable, Sendable {

    /// The watch providers.
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
