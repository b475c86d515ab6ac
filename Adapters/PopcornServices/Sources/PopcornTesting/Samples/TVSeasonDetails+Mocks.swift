public import CoreApplication
public import CoreDomain
public import Foundation
public import TVSeriesApplication
public import TVSeriesDomain

extension TVSeasonDetails {
    /// Creates a season for tests: the first one of *Lupin*, with one episode.
    public static func mock(
        id: Int = 134964, name: String = "Part 1", seasonNumber: Int = 1, overview: String? = "A necklace is stolen.",
        airDate: Date? = Date(timeIntervalSince1970: 1_610_064_000),
        posterURLSet: ImageURLSet? = .mock(poster: "/season.jpg"), voteAverage: Double? = 7.5, episodeCount: Int? = 5,
        episodes: [TVEpisodeDetails]? = [.mock()], seriesID: Int = 96677, seriesName: String? = "Lupin",
        textLanguages: TextLanguages? = nil
    ) -> TVSeasonDetails {
        TVSeasonDetails(
            id: id, name: name, seasonNumber: seasonNumber, overview: overview, airDate: airDate,
            posterURLSet: posterURLSet, voteAverage: voteAverage, episodeCount: episodeCount, episodes: episodes,
            seriesID: seriesID,
            seriesName: seriesName, textLanguages: textLanguages)
    }
}

extension TVEpisodeDetails {
    /// Creates an episode for tests: the first one of *Lupin*, with every property set except `textLanguages`.
    public static func mock(
        id: Int = 1949014, name: String = "Chapter 1", episodeNumber: Int = 1, seasonNumber: Int = 1,
        overview: String? = "A cleaner at the Louvre has a plan.",
        airDate: Date? = Date(timeIntervalSince1970: 1_610_064_000), episodeType: String? = "standard",
        runtime: Int? = 47, productionCode: String? = "101",
        stillURLSet: ImageURLSet? = .mock(still: "/still.jpg"), crew: [CrewMemberDetails]? = [.mock()],
        guestStars: [CastMemberDetails]? = [.mock(castID: nil)], voteAverage: Double? = 7.9, voteCount: Int? = 60,
        seriesID: Int = 96677, seriesName: String? = "Lupin", seasonName: String? = "Part 1",
        textLanguages: TextLanguages? = nil
    ) -> TVEpisodeDetails {
        TVEpisodeDetails(
            id: id, name: name, episodeNumber: episodeNumber, seasonNumber: seasonNumber, overview: overview,
            airDate: airDate, episodeType: episodeType, runtime: runtime, productionCode: productionCode,
            stillURLSet: stillURLSet, crew: crew, guestStars: guestStars,
            voteAverage: voteAverage, voteCount: voteCount, seriesID: seriesID, seriesName: seriesName,
            seasonName: seasonName, textLanguages: textLanguages)
    }
}

extension TVEpisodeCreditsDetails {
    /// Creates credits for tests, with one cast member, one guest star and one crew member.
    public static func mock(
        cast: [CastMemberDetails] = [.mock()], guestStars: [CastMemberDetails] = [.mock(castID: nil, order: 8)],
        crew: [CrewMemberDetails] = [.mock()]
    ) -> TVEpisodeCreditsDetails {
        TVEpisodeCreditsDetails(
            cast: cast, guestStars: guestStars, crew: crew)
    }
}

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
