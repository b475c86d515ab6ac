/// A service for watch providers, such as streaming services. JustWatch provides the data.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol WatchProviderService: TMDbService {}

extension WatchProviderService {

    /// Returns the countries with watch providers.
    ///
    /// `GET /3/watch/providers/regions`
    public func regions(language: String? = nil) async throws(TMDbError) -> WatchProviderRegionCollection {
        try await send(
            Endpoint(
                "watch-providers-available-regions", path: ["watch", "providers", "regions"],
                query: [.language(language)]))
    }

    /// Returns the watch providers for movies in a region (an ISO 3166-1 code), or in all regions if `region` is `nil`.
    ///
    /// `GET /3/watch/providers/movie`
    public func movieProviders(
        region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> WatchProviderCollection {
        try await send(
            Endpoint(
                "watch-providers-movie-list", path: ["watch", "providers", "movie"],
                query: [.region(region, as: "watch_region"), .language(language)]))
    }

    /// Returns the watch providers for TV series in a region (an ISO 3166-1 code), or in all regions if `region` is
    /// `nil`.
    ///
    /// `GET /3/watch/providers/tv`
    public func tvSeriesProviders(
        region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> WatchProviderCollection {
        try await send(
            Endpoint(
                "watch-provider-tv-list", path: ["watch", "providers", "tv"],
                query: [.region(region, as: "watch_region"), .language(language)]))
    }
}
