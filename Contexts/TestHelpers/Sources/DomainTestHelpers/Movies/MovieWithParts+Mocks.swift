public import CoreDomain
public import CoreDomainTestHelpers
public import MoviesDomain

extension MovieWithParts {
    /// Creates a movie with parts for tests. Default: *Fight Club*, with all parts.
    public static func mock(
        movie: Movie = .mock(), credits: Credits? = .mock(), images: ImageCollection? = .mock(),
        releases: [MovieRelease]? = [.mock()], watchOffers: [WatchOffers]? = [.mock()],
        videos: [Video]? = [.mock()], externalIDs: ExternalIDs? = .mock(),
        keywords: [Keyword]? = [.mock()], alternativeTitles: [AlternativeTitle]? = [.mock()],
        translations: [Translation]? = [.mock()]
    ) -> MovieWithParts {
        MovieWithParts(
            movie: movie, credits: credits, images: images, releases: releases, watchOffers: watchOffers,
            videos: videos, externalIDs: externalIDs, keywords: keywords, alternativeTitles: alternativeTitles,
            translations: translations)
    }
}
