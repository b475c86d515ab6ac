public import CoreDomain
public import Foundation

/// Where a title can be watched in one region, with the addresses of the services' logos.
///
/// The data is JustWatch's; an application that shows it must say so.
public struct WatchOffersDetails: Codable, Hashable, Sendable {
    /// An ISO 3166-1 alpha-2 code.
    public let region: String
    /// TMDb's page that leads to the offers.
    public let link: URL?
    /// Services that include the title in a subscription.
    public let flatrate: [WatchProviderDetails]?
    /// Services that sell the title.
    public let buy: [WatchProviderDetails]?
    /// Services that rent the title.
    public let rent: [WatchProviderDetails]?
    /// Services that show the title free of charge.
    public let free: [WatchProviderDetails]?
    /// Services that show the title with advertisements.
    public let ads: [WatchProviderDetails]?

    /// Creates a region's offers.
    public init(
        region: String, link: URL? = nil, flatrate: [WatchProviderDetails]? = nil, buy: [WatchProviderDetails]? = nil,
        rent: [WatchProviderDetails]? = nil, free: [WatchProviderDetails]? = nil, ads: [WatchProviderDetails]? = nil
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

/// A service that offers titles for watching, with its logo's addresses.
public struct WatchProviderDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The service's name.
    public let name: String
    /// The addresses of the logo.
    public let logoURLSet: ImageURLSet?
    /// The place among the region's providers, lowest first.
    public let displayPriority: Int

    /// Creates a provider.
    public init(id: Int, name: String, logoURLSet: ImageURLSet? = nil, displayPriority: Int = 0) {
        self.id = id
        self.name = name
        self.logoURLSet = logoURLSet
        self.displayPriority = displayPriority
    }
}
