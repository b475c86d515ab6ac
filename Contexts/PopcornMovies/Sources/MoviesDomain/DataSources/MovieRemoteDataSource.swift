public import CoreDomain

/// A remote data source of movies. Adapters implement it.
public protocol MovieRemoteDataSource: Sendable {

    /// Fetches a movie and all its parts with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieWithParts
}
