/// The age rating of a TV series in a region.
public struct ContentRating: Codable, Hashable, Sendable {
    /// The region, an ISO 3166-1 alpha-2 code.
    public let region: String
    /// The age rating in the region's own scheme, such as `TV-MA`; may be empty.
    public let rating: String
    /// The content descriptors of the rating board, such as `violence`.
    public let descriptors: [String]?

    /// Creates a rating.
    public init(region: String, rating: String, descriptors: [String]? = nil) {
        self.region = region
        self.rating = rating
        self.descriptors = descriptors
    }
}

extension [ContentRating] {
    /// Returns the age rating in the first of the regions that has one; `nil` if all of them lack one.
    public func contentRating(in regions: [String]) -> String? {
        regions.lazy.compactMap { region in
            first { $0.region == region && !$0.rating.isEmpty }?.rating
        }.first
    }
}
