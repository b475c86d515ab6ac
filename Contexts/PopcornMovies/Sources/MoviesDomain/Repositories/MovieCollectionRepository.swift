public import CoreDomain

/// A repository of movie collections that reads from the cache and from TMDb.
public protocol MovieCollectionRepository: Sendable {

    /// Returns a collection and its movies.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - textLanguages: The languages of the texts: tags that TMDb accepts, in order of preference; `nil` if the text
    ///     fallback is off.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func collection(
        withID id: Int, textLanguages: [String]?, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieCollection>
}

/// A remote data source of movie collections. Adapters implement it.
public protocol MovieCollectionRemoteDataSource: Sendable {

    /// Fetches a collection and its movies with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func collection(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieCollection
}
