public import Foundation

/// The watch providers of a title, by country. The data is from JustWatch.
///
/// Source: `GET /3/movie/{movie_id}/watch/providers`.
public struct ShowWatchProviders: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if the resource was appended to details.
    public let id: Int?
    /// The watch providers, by ISO 3166-1 country code.
    public let results: [String: ShowWatchProvider]

    /// Creates a collection of a title's watch providers.
    public init(id: Int? = nil, results: [String: ShowWatchProvider]) {
        self.id = id
        self.results = results
    }
}

/// A country's watch providers for a title. The data is from JustWatch.
public struct ShowWatchProvider: Codable, Hashable, Sendable {

    /// The URL of the TMDb page with links to the offers.
    public let link: URL?
    /// The providers that include the title in a subscription.
    public let flatRate: [WatchProvider]?
    /// The providers that sell the title.
    public let buy: [WatchProvider]?
    /// The providers that rent the title.
    public let rent: [WatchProvider]?
    /// The providers that offer the title free of charge.
    public let free: [WatchProvider]?
    /// The providers that offer the title with advertisements.
    public let ads: [WatchProvider]?
    /// The providers that require both a subscription and a purchase of the title. TMDb does not document this
    /// property.
    public let flatRateAndBuy: [WatchProvider]?

    /// Creates a country's watch providers.
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
