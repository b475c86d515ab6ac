public import CoreDomain

/// Gives movies, from the cache or from TMDb.
public protocol MovieRepository: Sendable {

    /// A movie with some of its parts.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - parts: What to read with the movie.
    ///   - locale: The language that the movie is wanted in.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func movie(
        withID id: Int, including parts: MovieParts, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord>

    /// A movie's highlights: what ``MovieRecord/highlights(in:)`` makes of the movie with its logos and releases, for
    /// less than reading all of them.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - regions: Where a certification is looked for, ISO 3166-1 alpha-2 codes, the preferred one first.
    ///   - locale: The language that the movie is wanted in.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func highlights(
        ofMovieWithID id: Int, regions: [String], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieHighlights>
}
