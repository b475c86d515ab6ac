/// A data source that looks up external identifiers in TMDb. Implemented by an adapter.
public protocol ExternalIDRemoteDataSource<Match>: Sendable {
    /// The type of the items that an identifier can belong to.
    associatedtype Match: Sendable

    /// Fetches all items that an identifier belongs to, at least one, with one request.
    ///
    /// - Throws: ``PopcornError``, of kind `notFound` if TMDb does not know the identifier.
    func matches(of id: ExternalID, locale: ContentLocale) async throws(PopcornError) -> [Match]
}

/// A repository of the items that external identifiers belong to, backed by the cache and TMDb.
public protocol ExternalIDRepository<Match>: Sendable {
    /// The type of the items that an identifier can belong to.
    associatedtype Match: Sendable

    /// Returns all items that an identifier belongs to, at least one.
    ///
    /// - Parameters:
    ///   - id: The external identifier.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``PopcornError``, of kind `notFound` if TMDb does not know the identifier.
    func matches(
        of id: ExternalID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Match]>
}
