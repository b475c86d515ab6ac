public import CoreApplication
public import CoreDomain
public import TVSeriesDomain

/// The parts of a TV series. A part that was not requested is `nil`.
public struct TVSeriesParts: DetailsParts {
    /// The cast and crew, across all episodes.
    public var credits: AggregateCreditsDetails?
    /// The posters, backdrops and logos, in order of preference.
    public var images: ImageCollectionDetails?
    /// The videos, sorted by language, official trailers first.
    public var videos: [VideoDetails]?
    /// The watch offers in the region of the locale. The inner value is `nil` if the series is not offered there.
    public var watchOffers: WatchOffersDetails??
    /// The age ratings in all regions, sorted by region.
    public var contentRatings: [ContentRating]?
    /// The keywords.
    public var keywords: [Keyword]?
    /// The identifiers and page URLs on other sites.
    public var links: ExternalLinks?
    /// The alternative titles in all regions.
    public var alternativeTitles: [AlternativeTitle]?

    /// The names of the parts.
    public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
        /// The part `credits`.
        case credits
        /// The part `images`.
        case images
        /// The part `videos`.
        case videos
        /// The part `watchOffers`.
        case watchOffers
        /// The part `contentRatings`.
        case contentRatings
        /// The part `keywords`.
        case keywords
        /// The part `links`.
        case links
        /// The part `alternativeTitles`.
        case alternativeTitles
    }

    public typealias Name = CodingKeys

    /// Creates the parts of a request without parts.
    public init() {}
}

/// The parts of a season. A part that was not requested is `nil`.
public struct TVSeasonParts: DetailsParts {
    /// The cast and crew.
    public var credits: CreditsDetails?
    /// The posters, in order of preference.
    public var images: ImageCollectionDetails?
    /// The videos, sorted by language, official trailers first.
    public var videos: [VideoDetails]?
    /// The identifiers and page URLs on other sites.
    public var links: ExternalLinks?

    /// The names of the parts.
    public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
        /// The part `credits`.
        case credits
        /// The part `images`.
        case images
        /// The part `videos`.
        case videos
        /// The part `links`.
        case links
    }

    public typealias Name = CodingKeys

    /// Creates the parts of a request without parts.
    public init() {}
}

/// The parts of an episode. A part that was not requested is `nil`.
public struct TVEpisodeParts: DetailsParts {
    /// The cast, crew and guest stars.
    public var credits: TVEpisodeCreditsDetails?
    /// The stills, in order of preference.
    public var images: ImageCollectionDetails?
    /// The videos, sorted by language, official trailers first.
    public var videos: [VideoDetails]?
    /// The identifiers and page URLs on other sites.
    public var links: ExternalLinks?

    /// The names of the parts.
    public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
        /// The part `credits`.
        case credits
        /// The part `images`.
        case images
        /// The part `videos`.
        case videos
        /// The part `links`.
        case links
    }

    public typealias Name = CodingKeys

    /// Creates the parts of a request without parts.
    public init() {}
}
