public import CoreDomain

/// Gets series, seasons and episodes from TMDb, each with all its parts by one request. Implemented by an adapter.
public protocol TVSeriesRemoteDataSource: Sendable {

    /// A series.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func series(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> TVSeriesWithParts

    /// A season, with its episodes.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func season(_ id: TVSeasonLocator, locale: ContentLocale) async throws(PopcornError) -> TVSeasonWithParts

    /// An episode.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episode(_ id: TVEpisodeLocator, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeWithParts
}
