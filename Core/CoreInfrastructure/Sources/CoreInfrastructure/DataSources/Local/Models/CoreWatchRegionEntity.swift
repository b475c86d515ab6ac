package import Foundation
package import Persistence

/// A row of a region's offers, with how many there are of each kind; `nil` where the region lacks the kind.
package struct CoreWatchRegionEntity: Entity, Equatable {
    package var region = ""
    package var link: URL?
    package var flatrateCount: Int?
    package var buyCount: Int?
    package var rentCount: Int?
    package var freeCount: Int?
    package var adsCount: Int?

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("region", &region)
        visitor.column("link", &link)
        visitor.column("flatrate_count", &flatrateCount)
        visitor.column("buy_count", &buyCount)
        visitor.column("rent_count", &rentCount)
        visitor.column("free_count", &freeCount)
        visitor.column("ads_count", &adsCount)
    }
}
