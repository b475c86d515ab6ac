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
    /// Cached movies are read together. The others are fetched concurrently, a few at once.
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers; duplicates are allowed.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
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
