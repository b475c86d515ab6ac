public import CoreDomain
public import Foundation

/// The watch offers for a title in one region, with logo URLs.
///
/// Kinds of offer that the region lacks are `nil`. JustWatch provides the data. An application that shows it must
/// credit JustWatch.
public struct WatchOffersDetails: Codable, Hashable, Sendable {
    /// The region, an ISO 3166-1 alpha-2 code.
    public let region: String
    /// The URL of the TMDb page with links to the offers.
    public let link: URL?
    /// The services that include the title in a subscription.
    public let flatrate: [WatchProviderDetails]?
    /// The services that sell the title.
    public let buy: [WatchProviderDetails]?
    /// The services that rent out the title.
    public let rent: [WatchProviderDetails]?
    /// The services that show the title free of charge.
    public let free: [WatchProviderDetails]?
    /// The services that show the title with advertisements.
    public let ads: [WatchProviderDetails]?

    /// Creates watch offers.
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

/// A watch provider: a service that offers titles for streaming, rent or purchase, with logo URLs.
public struct WatchProviderDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The URLs of the logo; `nil` if the logo is missing.
    public let logoURLSet: ImageURLSet?
    /// The position among the region's watch providers, lowest first.
    public let displayPriority: Int

    /// Creates a watch provider.
    public init(id: Int, name: String, logoURLSet: ImageURLSet? = nil, displayPriority: Int = 0) {
        self.id = id
        self.name = name
        self.logoURLSet = logoURLSet
        self.displayPriority = displayPriority
    }
}

/// A mapper that resolves the logo URLs of a region's watch providers.
package struct WatchOffersDetailsMapper {

    package init() {}

    package func map(_ offers: WatchOffers, imagesConfiguration: ImagesConfiguration) -> WatchOffersDetails {
        func providers(_ providers: [WatchProvider]?) -> [WatchProviderDetails]? {
            providers?.map { map($0, imagesConfiguration: imagesConfiguration) }
        }
        return WatchOffersDetails(
            region: offers.region,
            link: offers.link,
            flatrate: providers(offers.flatrate),
            buy: providers(offers.buy),
            rent: providers(offers.rent),
            free: providers(offers.free),
            ads: providers(offers.ads)
        )
    }

    private func map(_ provider: WatchProvider, imagesConfiguration: ImagesConfiguration) -> WatchProviderDetails {
        WatchProviderDetails(
            id: provider.id,
            name: provider.name,
            logoURLSet: imagesConfiguration.logoURLSet(for: provider.logoPath),
            displayPriority: provider.displayPriority
        )
    }
}
