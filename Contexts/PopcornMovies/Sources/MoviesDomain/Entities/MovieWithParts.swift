public import CoreDomain

/// A movie with the parts of the same response.
///
/// A part is `nil` if it was not requested or TMDb did not send it.
public struct MovieWithParts: Hashable, Sendable {
    /// The movie.
    public let movie: Movie
    /// The cast and crew.
    public let credits: Credits?
    /// The image paths. Kinds of images that were not requested may be empty.
    public let images: ImageCollection?
    /// The releases, in TMDb's order.
    public let releases: [MovieRelease]?
    /// The watch offers, by region.
    public let watchOffers: [WatchOffers]?
    /// The videos, in TMDb's order.
    public let videos: [Video]?
    /// The movie's identifiers on other sites.
    public let externalIDs: ExternalIDs?
    /// The keywords, in TMDb's order.
    public let keywords: [Keyword]?
    /// The alternative titles, in TMDb's order.
    public let alternativeTitles: [AlternativeTitle]?
    /// The translations, in TMDb's order; `nil` if they were not requested.
    public let translations: [Translation]?
    /// The releases that were ahead, or less than two weeks past, when the movie was cached: the region, the date and
    /// the type of each. They determine how long the movie is fresh. Empty unless the movie was read from the cache.
    package var pendingReleases: [MovieRelease] = []

    /// Creates a movie with parts.
    public init(
        movie: Movie, credits: Credits? = nil, images: ImageCollection? = nil, releases: [MovieRelease]? = nil,
        watchOffers: [WatchOffers]? = nil, videos: [Video]? = nil, externalIDs: ExternalIDs? = nil,
        keywords: [Keyword]? = nil, alternativeTitles: [AlternativeTitle]? = nil, translations: [Translation]? = nil
    ) {
        self.movie = movie
        self.credits = credits
        self.images = images
        self.releases = releases
        self.watchOffers = watchOffers
        self.videos = videos
        self.externalIDs = externalIDs
        self.keywords = keywords
        self.alternativeTitles = alternativeTitles
        self.translations = translations
    }
}
