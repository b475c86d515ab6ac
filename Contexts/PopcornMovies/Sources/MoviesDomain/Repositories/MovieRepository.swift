public import CoreDomain

/// Gives movies, from the cache or from TMDb.
public protocol MovieRepository: Sendable {

    /// A movie with some of its parts, and perhaps with others.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - parts: What the reader needs next to the movie.
    ///   - locale: The language that the movie is wanted in.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts>
}
