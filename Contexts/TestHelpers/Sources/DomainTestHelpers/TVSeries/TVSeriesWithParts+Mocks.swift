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
