public import CoreDomain

/// A TV series with what came in the same answer.
///
/// A part is `nil` if TMDb did not send it or the reader did not ask for it.
public struct TVSeriesWithParts: Hashable, Sendable {
    /// The series.
    public let series: TVSeries
    /// Cast and crew, over all episodes.
    public let credits: AggregateCredits?
    /// Paths of images. A kind that the reader did not ask for may be empty.
    public let images: ImageCollection?
    /// Videos, in TMDb's order.
    public let videos: [Video]?
    /// Age ratings in all regions, in TMDb's order.
    public let contentRatings: [ContentRating]?
    /// Where the series can be watched, by region.
    public let watchOffers: [WatchOffers]?
    /// How the series is known elsewhere.
    public let externalIDs: ExternalIDs?
    /// The texts in other languages, in TMDb's order; `nil` if TMDb was not asked for them.
    public let translations: [Translation]?

    /// Creates a content.
    public init(
        series: TVSeries, credits: AggregateCredits? = nil, images: ImageCollection? = nil, videos: [Video]? = nil,
        contentRatings: [ContentRating]? = nil, watchOffers: [WatchOffers]? = nil, externalIDs: ExternalIDs? = nil,
        translations: [Translation]? = nil
    ) {
        self.series = series
        self.credits = credits
        self.images = images
        self.videos = videos
        self.contentRatings = contentRatings
        self.watchOffers = watchOffers
        self.externalIDs = externalIDs
        self.translations = translations
    }
}
