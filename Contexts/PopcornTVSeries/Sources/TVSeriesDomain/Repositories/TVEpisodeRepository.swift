public import CoreDomain

/// A repository of episodes, backed by the cache and TMDb.
public protocol TVEpisodeRepository: Sendable {

    /// Returns an episode with its crew, guest stars and at least the requested parts.
    ///
    /// Reads the episode from its cached season if possible. A season contains the texts of its episodes, but not their
    /// other parts.
    ///
    /// - Parameters:
    ///   - id: The series, the season number and the episode number.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episode(
        _ id: TVEpisodeLocator, including parts: [TVEpisodePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts>
}
