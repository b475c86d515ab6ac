public import CoreDomain

/// A repository of episode groups, backed by the cache and TMDb.
public protocol TVEpisodeGroupRepository: Sendable {

    /// Returns an episode group with its parts and their episodes.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the group.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episodeGroup(
        withID id: String, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeGroup>
}
