public import CoreDomain

/// A remote data source of movie collections. Adapters implement it.
public protocol MovieCollectionRemoteDataSource: Sendable {

    /// Fetches a collection and its movies with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func collection(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieCollection
}
