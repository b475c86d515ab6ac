public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import TVSeriesDomain

extension TVSeriesWithParts {
    /// Creates a TV series with parts for tests: *Lupin*, with every part.
    public static func mock(
        series: TVSeries = .mock(), credits: AggregateCredits? = .mock(), images: ImageCollection? = .mock(),
        videos: [Video]? = [.mock()], contentRatings: [ContentRating]? = [.mock()],
        watchOffers: [WatchOffers]? = [.mock()], externalIDs: ExternalIDs? = .mock(),
        keywords: [Keyword]? = [.mock()], alternativeTitles: [AlternativeTitle]? = [.mock()],
        episodeGroups: [TVEpisodeGroup]? = [.mock(parts: nil)], translations: [Translation]? = [.mock()],
        memberTranslations: [TVMemberTranslation]? = [TVMemberTranslation(seasonNumber: 1, translation: .mock())]
    ) -> TVSeriesWithParts {
        TVSeriesWithParts(
            series: series, credits: credits, images: images, videos: videos, contentRatings: contentRatings,
            watchOffers: watchOffers, externalIDs: externalIDs, keywords: keywords,
            alternativeTitles: alternativeTitles, episodeGroups: episodeGroups, translations: translations,
            memberTranslations: memberTranslations)
    }
}

extension TVSeasonWithParts {
    /// Creates a season with parts for tests: the first of *Lupin*, with one episode and every part.
    public static func mock(
        season: TVSeason = .mock(episodes: [.mock()]), seriesID: Int = 96677, seriesName: String? = nil,
        credits: Credits? = .mock(), images: ImageCollection? = .mock(backdropPaths: [], logoPaths: []),
        videos: [Video]? = [.mock()], externalIDs: ExternalIDs? = .mock(), translations: [Translation]? = [.mock()]
    ) -> TVSeasonWithParts {
        TVSeasonWithParts(
            season: season, seriesID: seriesID, seriesName: seriesName, credits: credits, images: images,
            videos: videos, externalIDs: externalIDs, translations: translations)
    }
}

extension TVEpisodeWithParts {
    /// Creates an episode with parts for tests: the first of *Lupin*, with every part.
    public static func mock(
        episode: TVEpisode = .mock(), seriesID: Int = 96677, seriesName: String? = nil, seasonName: String? = nil,
        cast: [CastMember]? = [.mock()],
        images: ImageCollection? = ImageCollection(stillPaths: ["/still.jpg"].compactMap { URL(string: $0) }),
        videos: [Video]? = [.mock()], externalIDs: ExternalIDs? = .mock(),
        translations: [Translation]? = [.mock()]
    ) -> TVEpisodeWithParts {
        TVEpisodeWithParts(
            episode: episode, seriesID: seriesID, seriesName: seriesName, seasonName: seasonName, cast: cast,
            images: images, videos: videos, externalIDs: externalIDs, translations: translations)
    }
}

extension AggregateCredits {
    /// Creates credits for tests: a cast member with two roles and a crew member with two jobs.
    public static func mock(
        cast: [AggregateCastMember] = [.mock()], crew: [AggregateCrewMember] = [.mock()]
    ) -> AggregateCredits {
        AggregateCredits(
            cast: cast, crew: crew)
    }
}

extension AggregateCastMember {
    /// Creates a cast member for tests: the lead of *Lupin*, with two roles.
    public static func mock(
        id: Int = 78423, name: String = "Omar Sy", gender: Gender = .male,
        profilePath: URL? = URL(string: "/ftoP3CMC4ob8VJAu1gEHSC714K5.jpg"),
        roles: [AggregateRole] = [
            AggregateRole(creditID: "60752e2cca8354006fbfa83e", character: "Assane Diop", episodeCount: 17),
            AggregateRole(creditID: "60752e2cca8354006fbfa83f", character: "Luis Perenna", episodeCount: 2),
        ],
        totalEpisodeCount: Int? = 17, order: Int? = 0
    ) -> AggregateCastMember {
        AggregateCastMember(
            id: id, name: name, gender: gender, profilePath: profilePath, roles: roles,
            totalEpisodeCount: totalEpisodeCount, order: order)
    }
}

extension AggregateCrewMember {
    /// Creates a crew member for tests: a director of *Lupin*, with two jobs.
    public static func mock(
        id: Int = 18865, name: String = "Louis Leterrier", gender: Gender = .male,
        profilePath: URL? = URL(string: "/director.jpg"), department: String? = "Directing",
        jobs: [AggregateJob] = [
            AggregateJob(creditID: "5f6b0a8cb7522500361b4ee8", job: "Director", episodeCount: 3),
            AggregateJob(creditID: "5f6b0a8cb7522500361b4ee9", job: "Second Unit Director", episodeCount: 1),
        ],
        totalEpisodeCount: Int? = 3
    ) -> AggregateCrewMember {
        AggregateCrewMember(
            id: id, name: name, gender: gender, profilePath: profilePath, department: department, jobs: jobs,
            totalEpisodeCount: totalEpisodeCount)
    }
}

extension ContentRating {
    /// Creates an age rating for tests: *Lupin* in the United Kingdom.
    public static func mock(
        region: String = "GB", rating: String = "15", descriptors: [String]? = ["violence", "strong language"]
    ) -> ContentRating {
        ContentRating(
            region: region, rating: rating, descriptors: descriptors)
    }
}

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
