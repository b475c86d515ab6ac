package import CoreDomain

/// A mapper between watch offers by region and cache rows of regions and watch providers.
///
/// One table contains the providers of all regions and kinds of offer, in sequence. Each region's row stores the number
/// of its providers by kind.
package struct WatchOffersMapper: Sendable {

    private let providerMapper = WatchProviderMapper()

    package init() {}

    package func map(_ regions: [CoreWatchRegionEntity], _ offers: [CoreWatchOfferEntity]) -> [WatchOffers] {
        var rest = offers[...]
        func take(_ count: UInt32?) -> [WatchProvider]? {
            rest.take(count)?.map(providerMapper.map)
        }
        return regions.map { region in
            WatchOffers(
                region: region.region,
                link: region.link,
                flatrate: take(region.flatrateCount),
                buy: take(region.buyCount),
                rent: take(region.rentCount),
                free: take(region.freeCount),
                ads: take(region.adsCount))
        }
    }

    package func map(_ domain: [WatchOffers]) -> (regions: [CoreWatchRegionEntity], offers: [CoreWatchOfferEntity]) {
        let offers = domain.flatMap { offers in
            [offers.flatrate, offers.buy, offers.rent, offers.free, offers.ads].compactMap(\.self).joined()
        }
        return (domain.map(region), offers.map(providerMapper.map))
    }

    private func region(_ domain: WatchOffers) -> CoreWatchRegionEntity {
        CoreWatchRegionEntity(
            region: domain.region,
            link: domain.link,
            flatrateCount: domain.flatrate?.storedCount,
            buyCount: domain.buy?.storedCount,
            rentCount: domain.rent?.storedCount,
            freeCount: domain.free?.storedCount,
            adsCount: domain.ads?.storedCount)
    }
}
