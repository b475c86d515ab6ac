package import CoreDomain

/// A repository of the items that external identifiers belong to, backed by the cache and TMDb.
package protocol ExternalIDRepository: Sendable {

    /// Returns all items that an identifier belongs to, at least one.
    ///
    /// - Parameters:
    ///   - id: The external identifier.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``, of kind `notFound` if TMDb does not know the identifier.
    func matches(
        of id: ExternalID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[ExternalIDMatch]>
}
