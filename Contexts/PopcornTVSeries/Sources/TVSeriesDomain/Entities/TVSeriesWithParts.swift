public import CoreDomain

/// A TV series with its parts.
///
/// A part is `nil` if it was not requested or if TMDb did not send it.
public struct TVSeriesWithParts: Hashable, Sendable {
    /// The series.
    public package(set) var series: TVSeries
    /// The cast and crew, across all episodes.
    public let credits: AggregateCredits?
    /// The image paths. Kinds that were not requested may be empty.
    public let images: ImageCollection?
    /// The videos, in TMDb's order.
    public let videos: [Video]?
    /// The age ratings, in TMDb's order. Ratings of regions that were not requested may be missing.
    public let contentRatings: [ContentRating]?
    /// The watch offers, one per region.
    public let watchOffers: [WatchOffers]?
    /// The identifiers on other sites.
    public let externalIDs: ExternalIDs?
    /// The episode groups, without their parts.
    public let episodeGroups: [TVEpisodeGroup]?
    /// The keywords, in TMDb's order.
    public let keywords: [Keyword]?
    /// The alternative titles, in TMDb's order.
    public let alternativeTitles: [AlternativeTitle]?
    /// The texts in other languages, in TMDb's order; `nil` if they were not requested.
    public let translations: [Translation]?
    /// The texts of the seasons, and of the last and next episode, in other languages; `nil` if they were not
    /// requested.
    ///
    /// TMDb sends them for as many seasons as fit in the request for the series, and for the episodes that are known
    /// from an earlier response.
    public let memberTranslations: [TVMemberTranslation]?

    /// Creates a TV series with parts.
    public init(
        series: TVSeries, credits: AggregateCredits? = nil, images: ImageCollection? = nil, videos: [Video]? = nil,
        contentRatings: [ContentRating]? = nil, watchOffers: [WatchOffers]? = nil, externalIDs: ExternalIDs? = nil,
        keywords: [Keyword]? = nil, alternativeTitles: [AlternativeTitle]? = nil,
        episodeGroups: [TVEpisodeGroup]? = nil, translations: [Translation]? = nil,
        memberTranslations: [TVMemberTranslation]? = nil
    ) {
        self.series = series
        self.credits = credits
        self.images = images
        self.videos = videos
        self.contentRatings = contentRatings
        self.watchOffers = watchOffers
        self.externalIDs = externalIDs
        self.episodeGroups = episodeGroups
        self.keywords = keywords
        self.alternativeTitles = alternativeTitles
        self.translations = translations
        self.memberTranslations = memberTranslations
    }
}
