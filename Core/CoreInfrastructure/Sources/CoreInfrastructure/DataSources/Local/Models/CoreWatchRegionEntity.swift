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
