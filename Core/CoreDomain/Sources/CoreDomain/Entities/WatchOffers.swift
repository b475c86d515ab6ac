public import Foundation

/// Where a title can be watched in one region. The data is JustWatch's.
///
/// A kind of offer that the region lacks is `nil`.
public struct WatchOffers: Hashable, Sendable {
    /// An ISO 3166-1 alpha-2 code.
    public let region: String
    /// TMDb's page that leads to the offers.
    public let link: URL?
    /// Services that include the title in a subscription.
    public let flatrate: [WatchProvider]?
    /// Services that sell the title.
    public let buy: [WatchProvider]?
    /// Services that rent the title.
    public let rent: [WatchProvider]?
    /// Services that show the title free of charge.
    public let free: [WatchProvider]?
    /// Services that show the title with advertisements.
    public let ads: [WatchProvider]?

    /// Creates a region's offers.
    public init(
        region: String, link: URL? = nil, flatrate: [WatchProvider]? = nil, buy: [WatchProvider]? = nil,
        rent: [WatchProvider]? = nil, free: [WatchProvider]? = nil, ads: [WatchProvider]? = nil
    ) {
        self.region = region
        self.link = link
        self.flatrate = flatrate
        self.buy = buy
        self.rent = rent
        self.free = free
        self.ads = ads
    }
}
