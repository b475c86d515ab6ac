import CoreDomain

/// The reads that a warm-up or a refresh needs.
protocol ContentReading: Sendable {

    /// Returns the state of items in the cache: `cache` if an item is fresh, `stale` if it is not, or the error of a
    /// read that sends no request. Relations that do not determine the freshness are not read.
    func cachedStates(
        of ids: [ContentID], _ locale: ContentLocale
    ) async -> [ContentID: Result<DataOrigin, PopcornError>]

    /// Fetches an item from TMDb and stores it.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func fetch(_ id: ContentID, _ locale: ContentLocale) async throws(PopcornError)
}
