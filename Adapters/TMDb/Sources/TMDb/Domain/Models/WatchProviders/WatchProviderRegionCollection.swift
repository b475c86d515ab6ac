/// The countries for which TMDb has watch providers. The data is from JustWatch.
///
/// Source: `GET /3/watch/providers/regions`.
public struct WatchProviderRegionCollection: Codable, Hashable, Sendable {

    /// The countries.
    public let results: [Country]

    /// Creates a collection.
    public init(
        results: [Country]
    ) {
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }
}
