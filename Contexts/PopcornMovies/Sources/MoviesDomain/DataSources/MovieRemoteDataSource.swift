public import CoreDomain

/// Gets movies from TMDb. Implemented by an adapter.
public protocol MovieRemoteDataSource: Sendable {

    /// A movie with all its parts, by one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieWithParts
}
