public import CoreApplication
public import TVSeriesApplication
public import TVSeriesDomain

extension TVEpisodeGroupDetails {
    /// Creates an episode group for tests: the parts of *Lupin* as story arcs, with every property set.
    public static func mock(
        id: String = "5b11ba820e0a265847002c6e", name: String = "Story Arcs",
        overview: String? = "The necklace, then the book.", type: TVEpisodeGroupType? = .storyArc,
        episodeCount: Int? = 1, partCount: Int? = 1, network: NetworkDetails? = .mock(),
        parts: [TVEpisodeGroupPartDetails]? = [.mock()]
    ) -> TVEpisodeGroupDetails {
        TVEpisodeGroupDetails(
            id: id, name: name, overview: overview, type: type, episodeCount: episodeCount, partCount: partCount,
            network: network, parts: parts)
    }
}

extension TVEpisodeGroupPartDetails {
    /// Creates a part for tests, with one episode.
    public static func mock(
        id: String = "5b11ba820e0a265847002c6f", name: String = "The Necklace",
        episodes: [TVEpisodeDetails] = [.mock(crew: nil, guestStars: nil)]
    ) -> TVEpisodeGroupPartDetails {
        TVEpisodeGroupPartDetails(id: id, name: name, episodes: episodes)
    }
}
