public import CoreDomain

/// Gets collections of movies from TMDb. Implemented by an adapter.
public protocol MovieCollectionRemoteDataSource: Sendable {

    /// A collection with its parts, by one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func collection(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieCollection
}
