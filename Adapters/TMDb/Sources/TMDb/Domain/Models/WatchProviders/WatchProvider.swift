public import Foundation

/// A watch provider: a service that offers titles for streaming, rent or purchase.
public struct WatchProvider: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The path of the logo. Use ``ImagesConfiguration`` to create its URL.
    public let logoPath: URL?
    /// The position among the country's watch providers, lowest first.
    public let displayPriority: Int?
    /// The positions among each country's watch providers, by ISO 3166-1 country code; only in lists of all watch
    /// providers.
    public let displayPriorities: [String: Int]?

    /// Creates a watch provider.
    public init(
        id: Int, name: String, logoPath: URL? = nil, displayPriority: Int? = nil,
        displayPriorities: [String: Int]? = nil
    ) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.displayPriority = displayPriority
        self.displayPriorities = displayPriorities
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id = "provider_id"
        case name = "provider_name"
        case logoPath = "logo_path"
        case displayPriority = "display_priority"
        case displayPriorities = "display_priorities"
    }
}

/// The watch providers for movies or TV series. The data is from JustWatch.
///
/// Source: `GET /3/watch/providers/movie` and `GET /3/watch/providers/tv`.
public struct WatchProviderCollection: Codable, Hashable, Sendable {

    /// The watch providers.
    public let results: [WatchProvider]

    /// Creates a collection.
    public init(results: [WatchProvider]) {
        self.results = results
    }
}

/// The countries for which TMDb has watch providers. The data is from JustWatch.
///
/// Source: `GET /3/watch/providers/regions`.
public struct WatchProviderRegionCollection: Codable, Hashable, Sendable {

    /// The countries.
    public let results: [Country]

    /// Creates a collection.
    public init(results: [Country]) {
        self.results = results
    }
}
