package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A cache row of a region's watch offers, with the number of providers of each kind; `nil` if the region lacks the
/// kind.
package struct CoreWatchRegionEntity: Equatable {
    package let region: String
    package let link: URL?
    package let flatrateCount: UInt32?
    package let buyCount: UInt32?
    package let rentCount: UInt32?
    package let freeCount: UInt32?
    package let adsCount: UInt32?
}

extension CoreWatchRegionEntity: Entity {
    package init(from row: Row<Self>) {
        region = row.column("region", \.region)
        link = row.column("link", \.link)
        flatrateCount = row.column("flatrate_count", \.flatrateCount)
        buyCount = row.column("buy_count", \.buyCount)
        rentCount = row.column("rent_count", \.rentCount)
        freeCount = row.column("free_count", \.freeCount)
        adsCount = row.column("ads_count", \.adsCount)
    }
}

/// A cache row of a watch provider that offers a title.
///
/// The rows of a title are ordered by region, and within a region by kind of offer.
package struct CoreWatchOfferEntity: Equatable {
    package let providerID: Int
    package let name: String
    package let logoPath: URL?
    package let displayPriority: Int
}

extension CoreWatchOfferEntity: Entity {
    package init(from row: Row<Self>) {
        providerID = row.column("provider_id", \.providerID)
        name = row.column("name", \.name)
        logoPath = row.column("logo_path", \.logoPath)
        displayPriority = row.column("display_priority", \.displayPriority)
    }
}

/// A mapper between watch providers and cache rows.
package struct WatchProviderMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreWatchOfferEntity) -> WatchProvider {
        WatchProvider(
            id: entity.providerID,
            name: entity.name,
            logoPath: entity.logoPath,
            displayPriority: entity.displayPriority)
    }

    package func map(_ domain: WatchProvider) -> CoreWatchOfferEntity {
        CoreWatchOfferEntity(
            providerID: domain.id,
            name: domain.name,
            logoPath: domain.logoPath,
            displayPriority: domain.displayPriority)
    }
}

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
