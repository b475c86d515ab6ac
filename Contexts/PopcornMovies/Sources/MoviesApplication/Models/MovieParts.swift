public import CoreApplication
public import CoreDomain
public import MoviesDomain

/// The parts of a movie. A part that was not requested is `nil`.
public struct MovieParts: DetailsParts {
    /// The cast and crew.
    public var credits: CreditsDetails?
    /// The posters, backdrops and logos, in order of preference.
    public var images: ImageCollectionDetails?
    /// The videos, sorted by language, official trailers first.
    public var videos: [VideoDetails]?
    /// The releases in all regions, sorted by region, type and date.
    public var releases: [RegionalMovieReleases]?
    /// The watch offers in the region of the locale. The inner value is `nil` if the movie is not offered there.
    public var watchOffers: WatchOffersDetails??
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
        /// The part `releases`.
        case releases
        /// The part `watchOffers`.
        case watchOffers
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
