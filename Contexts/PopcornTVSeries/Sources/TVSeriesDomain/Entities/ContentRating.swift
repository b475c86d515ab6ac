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
    /// The age ratings that are not empty, sorted by region. Ratings of the same region keep TMDb's order.
    public var rated: [ContentRating] {
        let rated = filter { !$0.rating.isEmpty }.enumerated()
        return rated.sorted { ($0.element.region, $0.offset) < ($1.element.region, $1.offset) }.map(\.element)
    }

    /// Returns the age rating in the first of the regions that has one; `nil` if all of them lack one.
    public func contentRating(in regions: [String]) -> String? {
        applicableRating(in: regions)?.rating
    }

    /// Returns the age rating in the first of the regions that has one, with its region; `nil` if all of them lack one.
    ///
    /// If a region has several ratings, the first in TMDb's order applies, because ratings have no dates. The rule is
    /// that of the SDK.
    public func applicableRating(in regions: [String]) -> ContentRating? {
        regions.lazy.compactMap { region in
            first { $0.region == region && !$0.rating.isEmpty }
        }.first
    }
}
