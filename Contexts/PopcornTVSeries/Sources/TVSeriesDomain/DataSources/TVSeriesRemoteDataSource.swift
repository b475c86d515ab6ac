public import CoreDomain

/// Gets series, seasons and episodes from TMDb, each with all its parts by one request. Implemented by an adapter.
public protocol TVSeriesRemoteDataSource: Sendable {

    /// A series.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func series(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> TVSeriesRecord

    /// A season, with its episodes.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func season(_ id: TVSeasonID, locale: ContentLocale) async throws(PopcornError) -> TVSeasonRecord

    /// An episode.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episode(_ id: TVEpisodeID, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeRecord
}
