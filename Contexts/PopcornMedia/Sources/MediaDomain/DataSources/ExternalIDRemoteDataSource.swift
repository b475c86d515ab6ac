package import CoreDomain

/// A data source that looks up external identifiers in TMDb. Implemented by an adapter.
package protocol ExternalIDRemoteDataSource: Sendable {

    /// Fetches all items that an identifier belongs to, at least one, with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``, of kind `notFound` if TMDb does not know the identifier.
    func matches(of id: ExternalID, locale: ContentLocale) async throws(PopcornError) -> [ExternalIDMatch]
}
