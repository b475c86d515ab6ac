/// Services that offer titles for watching. The data is JustWatch's.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol WatchProviderService: TMDbService {}

extension WatchProviderService {

    /// The countries in which services are known.
    ///
    /// `GET /3/watch/providers/regions`
    public func regions(language: String? = nil) async throws(TMDbError) -> WatchProviderRegionCollection {
        try await send(
            Endpoint(
                "watch-providers-available-regions", path: ["watch", "providers", "regions"],
                query: [.language(language)]))
    }

    /// The services that offer movies in a region, an ISO 3166-1 code, or anywhere.
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

    /// The services that offer TV series in a region, an ISO 3166-1 code, or anywhere.
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
