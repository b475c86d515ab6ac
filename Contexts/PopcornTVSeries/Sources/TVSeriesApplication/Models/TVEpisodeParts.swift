public import CoreApplication

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
        case credits, images, videos, links
    }

    public typealias Name = CodingKeys

    /// Creates the parts of a request for none.
    public init() {}
}
