/// A service for episode groups: alternative orders of a series' episodes, such as DVD order.
///
/// Every method throws ``TMDbError``.
public protocol TVEpisodeGroupService: TMDbService {}

extension TVEpisodeGroupService {

    /// Returns an episode group with its parts and their episodes.
    ///
    /// `GET /3/tv/episode_group/{tv_episode_group_id}`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the episode group.
    ///   - language: The language of the episodes' texts. TMDb does not document this parameter. Default: TMDb's.
    public func details(
        forTVEpisodeGroup id: TVEpisodeGroup.ID, language: String? = nil
    ) async throws(TMDbError) -> TVEpisodeGroup {
        try await send(
            Endpoint(
                "tv-episode-group-details", path: ["tv", "episode_group", .string(id, "tv_episode_group_id")],
                query: [.onlyLanguage(language)]))
    }
}
