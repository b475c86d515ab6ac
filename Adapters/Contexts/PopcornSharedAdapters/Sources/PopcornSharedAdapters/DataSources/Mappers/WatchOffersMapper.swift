package import CoreDomain
package import TMDb

/// Maps TMDb's watch providers of a title to the domain's offers, one value a region, by region.
package struct WatchOffersMapper {

    private let providerMapper = WatchProviderMapper()

    package init() {}

    package func map(_ dto: TMDb.ShowWatchProviders) -> [WatchOffers] {
        dto.results.sorted { $0.key < $1.key }.map { region, offers in
            WatchOffers(
                region: region,
                link: offers.link,
                flatrate: offers.flatRate?.map(providerMapper.map),
                buy: offers.buy?.map(providerMapper.map),
                rent: offers.rent?.map(providerMapper.map),
                free: offers.free?.map(providerMapper.map),
                ads: offers.ads?.map(providerMapper.map)
            )
        }
    }
}
