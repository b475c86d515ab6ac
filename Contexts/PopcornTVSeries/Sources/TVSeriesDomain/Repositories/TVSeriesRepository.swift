public import CoreDomain

/// A repository of TV series, backed by the cache and TMDb.
public protocol TVSeriesRepository: Sendable {

    /// Returns a TV series with at least the requested parts.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts>

    /// Returns a TV series with at least the requested parts, and with the episodes of all its seasons.
    ///
    /// The episodes have their crew and guest stars. They are `nil` for a season that TMDb lists but does not send.
    /// Later reads of a season or an episode find it in the cache. Its other parts, such as images, need a request.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - parts: The requested parts of the series.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func wholeSeries(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts>

    /// Returns TV series with at least the requested parts.
    ///
    /// Cached TV series are read together. The others are fetched concurrently, a few at once.
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers; duplicates are allowed.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Returns: The value or the error of each identifier, in order.
    func series(
        withIDs ids: [Int], including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<TVSeriesWithParts>, PopcornError>]
}

extension TVSeriesRepository {

    /// Reads each of them individually, one after the other.
    public func series(
        withIDs ids: [Int], including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<TVSeriesWithParts>, PopcornError>] {
        await ids.results { id throws(PopcornError) in
            try await series(withID: id, including: parts, locale: locale, policy: policy)
        }
    }
}
