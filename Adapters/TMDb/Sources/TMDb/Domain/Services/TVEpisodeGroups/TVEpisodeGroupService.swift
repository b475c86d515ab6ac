/// A service for episode groups: alternative orders of a series' episodes, such as DVD order.
///
/// Every method throws ``TMDbError``.
public protocol TVEpisodeGroupService: TMDbService {}

extension TVEpisodeGroupService {

    /// Returns an episode group with its parts and their episodes.
    ///
    /// `GET /3/tv/episode_group/{tv_episode_group_id}`
    public func details(forTVEpisodeGroup id: TVEpisodeGroup.ID) async throws(TMDbError) -> TVEpisodeGroup {
        try await send(
            Endpoint("tv-episode-group-details", path: ["tv", "episode_group", .string(id, "tv_episode_group_id")]))
    }
}
