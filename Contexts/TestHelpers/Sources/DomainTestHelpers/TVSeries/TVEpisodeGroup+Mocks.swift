public import CoreDomain
public import CoreDomainTestHelpers
public import TVSeriesDomain

extension TVEpisodeGroup {
    /// Creates an episode group for tests: the parts of *Lupin* as story arcs, with every property set.
    public static func mock(
        id: String = "5b11ba820e0a265847002c6e", name: String = "Story Arcs",
        overview: String? = "The necklace, then the book.", type: TVEpisodeGroupType? = .storyArc,
        episodeCount: Int? = 2, partCount: Int? = 1, network: Network? = .mock(headquarters: nil, homepage: nil),
        parts: [TVEpisodeGroupPart]? = [.mock()]
    ) -> TVEpisodeGroup {
        TVEpisodeGroup(
            id: id, name: name, overview: overview, type: type, episodeCount: episodeCount, partCount: partCount,
            network: network, parts: parts)
    }
}

extension TVEpisodeGroupPart {
    /// Creates a part for tests, with two episodes.
    public static func mock(
        id: String = "5b11ba820e0a265847002c6f", name: String = "The Necklace",
        episodes: [TVEpisode] = [
            .mock(crew: nil, guestStars: nil),
            .mock(id: 1_949_015, name: "Chapter 2", episodeNumber: 2, crew: nil, guestStars: nil),
        ]
    ) -> TVEpisodeGroupPart {
        TVEpisodeGroupPart(id: id, name: name, episodes: episodes)
    }
}
