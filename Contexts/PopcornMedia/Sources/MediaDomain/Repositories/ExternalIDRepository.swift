package import CoreDomain

/// A repository of the items that external identifiers belong to, backed by the cache and TMDb.
package protocol ExternalIDRepository: Sendable {

    /// Returns all items with an external identifier. There is at least one.
    ///
    /// - Parameters:
    ///   - id: The external identifier.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``, of kind `notFound` if TMDb has no item with the identifier.
    func matches(
        of id: ExternalID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[ExternalIDMatch]>
}

/// A data source that looks up external identifiers in TMDb. Implemented by an adapter.
package protocol ExternalIDRemoteDataSource: Sendable {

    /// Fetches all items that an identifier belongs to, at least one, with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``, of kind `notFound` if TMDb has no item with the identifier.
    func matches(of id: ExternalID, locale: ContentLocale) async throws(PopcornError) -> [ExternalIDMatch]
}
