public import CoreDomain

/// Gives collections of movies, from the cache or from TMDb.
public protocol MovieCollectionRepository: Sendable {

    /// A collection with its parts.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language that the collection is wanted in.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func collection(
        withID id: Int, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieCollection>
}
