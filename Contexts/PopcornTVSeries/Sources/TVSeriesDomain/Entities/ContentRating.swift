/// The age rating of a series in one region.
public struct ContentRating: Codable, Hashable, Sendable {
    /// An ISO 3166-1 alpha-2 code.
    public let region: String
    /// The rating in the region's own scheme, such as `TV-MA`; may be empty.
    public let rating: String
    /// What the rating board warns of.
    public let descriptors: [String]?

    /// Creates a rating.
    public init(region: String, rating: String, descriptors: [String]? = nil) {
        self.region = region
        self.rating = rating
        self.descriptors = descriptors
    }
}

extension [ContentRating] {
    /// The age rating that holds in the first of the regions to have one.
    public func contentRating(in regions: [String]) -> String? {
        regions.lazy.compactMap { region in
            first { $0.region == region && !$0.rating.isEmpty }?.rating
        }.first
    }
}
