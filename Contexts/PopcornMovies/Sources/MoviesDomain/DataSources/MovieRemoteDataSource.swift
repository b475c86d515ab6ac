public import CoreDomain

/// A remote data source of movies. Adapters implement it.
public protocol MovieRemoteDataSource: Sendable {

    /// Fetches a movie and all its parts with one request.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - locale: The language of texts.
    ///   - originalLanguage: The original language of the movie, if it was fetched before.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func movie(
        withID id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> MovieWithParts

    /// Fetches one part of a movie from its own endpoint.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - id: The TMDb identifier of the movie.
    ///   - locale: The language of texts.
    ///   - originalLanguage: The original language of the movie; `nil` if unknown.
    /// - Returns: A value of which only this part is used.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func part(
        _ part: ContentPart, ofMovie id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> MovieWithParts
}
