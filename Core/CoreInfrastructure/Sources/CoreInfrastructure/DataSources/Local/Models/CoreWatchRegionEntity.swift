public import Foundation
public import Persistence

/// A row of a region's offers, with how many there are of each kind; `nil` where the region lacks the kind.
@usableFromInline
package struct CoreWatchRegionEntity: Entity, Equatable {
    @usableFromInline
    package var region = ""
    @usableFromInline
    package var link: URL?
    @usableFromInline
    package var flatrateCount: Int?
    @usableFromInline
    package var buyCount: Int?
    @usableFromInline
    package var rentCount: Int?
    @usableFromInline
    package var freeCount: Int?
    @usableFromInline
    package var adsCount: Int?

    @usableFromInline
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
