public import CoreDomain

/// A movie with what came in the same answer.
///
/// A part is `nil` if TMDb did not send it or the reader did not ask for it.
public struct MovieWithParts: Hashable, Sendable {
    /// The movie.
    public let movie: Movie
    /// Cast and crew.
    public let credits: Credits?
    /// Paths of images. A kind that the reader did not ask for may be empty.
    public let images: ImageCollection?
    /// Releases in all regions, in TMDb's order.
    public let releases: [MovieRelease]?
    /// Where the movie can be watched, by region.
    public let watchOffers: [WatchOffers]?
    /// Videos, in TMDb's order.
    public let videos: [Video]?
    /// How the movie is known elsewhere.
    public let externalIDs: ExternalIDs?
    /// The texts in other languages, in TMDb's order; `nil` if TMDb was not asked for them.
    public let translations: [Translation]?

    /// Creates a content.
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
