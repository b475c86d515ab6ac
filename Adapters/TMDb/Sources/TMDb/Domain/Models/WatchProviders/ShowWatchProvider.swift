public import Foundation

/// Where a title can be watched in one country. The data is JustWatch's.
public struct ShowWatchProvider: Codable, Hashable, Sendable {

    /// TMDb's page that leads to the offers.
    public let link: URL?
    /// Services that include the title in a subscription.
    public let flatRate: [WatchProvider]?
    /// Services that sell the title.
    public let buy: [WatchProvider]?
    /// Services that rent the title.
    public let rent: [WatchProvider]?
    /// Services that show the title free of charge.
    public let free: [WatchProvider]?
    /// Services that show the title with advertisements.
    public let ads: [WatchProvider]?
    /// Services that include the title in a subscription once it was bought as well. TMDb's description does not have
    /// them.
    public let flatRateAndBuy: [WatchProvider]?

    /// Creates a country's offers.
    public init(
        link: URL? = nil, flatRate: [WatchProvider]? = nil, buy: [WatchProvider]? = nil, rent: [WatchProvider]? = nil,
        free: [WatchProvider]? = nil, ads: [WatchProvider]? = nil, flatRateAndBuy: [WatchProvider]? = nil
    ) {
        self.link = link
        self.flatRate = flatRate
        self.buy = buy
        self.rent = rent
        self.free = free
        self.ads = ads
        self.flatRateAndBuy = flatRateAndBuy
    }

    private enum CodingKeys: String, CodingKey {
        case link
        case flatRate = "flatrate"
        case buy
        case rent
        case free
        case ads
        case flatRateAndBuy = "flatrate_and_buy"
    }
}
