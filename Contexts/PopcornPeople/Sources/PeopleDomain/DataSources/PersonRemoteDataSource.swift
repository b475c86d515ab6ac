public import CoreDomain

/// Gets people from TMDb. Implemented by an adapter.
public protocol PersonRemoteDataSource: Sendable {

    /// A person with all parts, by one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonWithParts
}
