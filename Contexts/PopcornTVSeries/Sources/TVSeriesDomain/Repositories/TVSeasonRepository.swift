public import CoreDomain

/// A repository of seasons with their episodes, backed by the cache and TMDb.
public protocol TVSeasonRepository: Sendable {

    /// Returns a season with its episodes and at least the requested parts.
    ///
    /// - Parameters:
    ///   - id: The series and the season number.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts>

    /// Returns the names of a season and its series, without a request.
    ///
    /// - Parameters:
    ///   - id: The series and the season number.
    ///   - locale: The language of the names.
    func names(of id: TVSeasonLocator, locale: ContentLocale) async -> TVSeasonNames
}
