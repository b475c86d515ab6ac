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
    /// The translations, in TMDb's order; `nil` if they were not requested.
    public let translations: [Translation]?

    /// Creates a movie with parts.
    public init(
        movie: Movie, credits: Credits? = nil, images: ImageCollection? = nil, releases: [MovieRelease]? = nil,
        watchOffers: [WatchOffers]? = nil, videos: [Video]? = nil, externalIDs: ExternalIDs? = nil,
        translations: [Translation]? = nil
    ) {
        self.movie = movie
        self.credits = credits
        self.images = images
        self.releases = releases
        self.watchOffers = watchOffers
        self.videos = videos
        self.externalIDs = externalIDs
        self.translations = translations
    }
}
