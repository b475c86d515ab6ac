public import CoreDomain

/// A remote data source of TV series, seasons and episodes. Implemented by an adapter.
public protocol TVSeriesRemoteDataSource: Sendable {

    /// Fetches a TV series and all its parts with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func series(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> TVSeriesWithParts

    /// Fetches a season, its episodes and all its parts with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func season(_ id: TVSeasonLocator, locale: ContentLocale) async throws(PopcornError) -> TVSeasonWithParts

    /// Fetches an episode and all its parts with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episode(_ id: TVEpisodeLocator, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeWithParts
}
