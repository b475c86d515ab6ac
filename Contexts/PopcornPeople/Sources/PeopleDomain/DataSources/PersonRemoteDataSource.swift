public import CoreDomain

/// A remote data source of people. Adapters implement it.
public protocol PersonRemoteDataSource: Sendable {

    /// Fetches a person and all their parts with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonWithParts
}
