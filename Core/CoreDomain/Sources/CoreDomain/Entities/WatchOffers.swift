public import Foundation

/// The streaming services and shops that offer a title in one region. The data is from JustWatch.
///
/// A kind of offer that is not available in the region is `nil`.
public struct WatchOffers: Hashable, Sendable {
    /// The ISO 3166-1 alpha-2 code of the region.
    public let region: String
    /// The URL of TMDb's page with the offers.
    public let link: URL?
    /// The providers that include the title in a subscription.
    public let flatrate: [WatchProvider]?
    /// The providers that sell the title.
    public let buy: [WatchProvider]?
    /// The providers that rent the title.
    public let rent: [WatchProvider]?
    /// The providers that show the title free of charge.
    public let free: [WatchProvider]?
    /// The providers that show the title with advertisements.
    public let ads: [WatchProvider]?

    /// Creates the offers of a region.
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

/// A kind of watch offer.
public enum WatchOfferKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Included in a subscription.
    case flatrate
    /// Free of charge.
    case free
    /// With advertisements.
    case ads
    /// For rent.
    case rent
    /// For sale.
    case buy
}

/// A provider that offers titles, such as a streaming service.
public struct WatchProvider: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The path of the logo.
    public let logoPath: URL?
    /// The position among the providers of the region, in ascending order.
    public let displayPriority: Int

    /// Creates a provider.
    public init(id: Int, name: String, logoPath: URL? = nil, displayPriority: Int = 0) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.displayPriority = displayPriority
    }
}
