package import CoreDomain

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
