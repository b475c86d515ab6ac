package import Foundation
package import Persistence

/// A row of a service that offers a title.
///
/// The rows of a title follow each other by region, and within a region by kind of offer.
package struct CoreWatchOfferEntity: Entity, Equatable {
    package var providerID = 0
    package var name = ""
    package var logoPath: URL?
    package var displayPriority = 0

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("provider_id", &providerID)
        visitor.column("name", &name)
        visitor.column("logo_path", &logoPath)
        visitor.column("display_priority", &displayPriority)
    }
}
