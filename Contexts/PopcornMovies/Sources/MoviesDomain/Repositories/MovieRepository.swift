public import CoreDomain

/// A repository of movies that reads from the cache and from TMDb.
public protocol MovieRepository: Sendable {

    /// Returns a movie with at least the requested parts.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts>

    /// Returns movies with at least the requested parts.
    ///
    /// Cached movies are read together. The rest is fetched concurrently, a few at a time.
    ///
    /// The parameters are those of `movie(withID:)`. The identifiers may contain duplicates.
    ///
    /// - Returns: The value or the error of each identifier, in order.
    func movies(
        withIDs ids: [Int], including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<MovieWithParts>, PopcornError>]
}

extension MovieRepository {

    /// Reads each of them individually, one after the other.
    public func movies(
        withIDs ids: [Int], including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<MovieWithParts>, PopcornError>] {
        await ids.results { id throws(PopcornError) in
            try await movie(withID: id, including: parts, locale: locale, policy: policy)
        }
    }
}

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
