public import Foundation
public import Persistence

/// A row of a service that offers a title.
///
/// The rows of a title follow each other by region, and within a region by kind of offer.
@usableFromInline
package struct CoreWatchOfferEntity: Entity, Equatable {
    @usableFromInline
    package var providerID = 0
    @usableFromInline
    package var name = ""
    @usableFromInline
    package var logoPath: URL?
    @usableFromInline
    package var displayPriority = 0

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("provider_id", &providerID)
        visitor.column("name", &name)
        visitor.column("logo_path", &logoPath)
        visitor.column("display_priority", &displayPriority)
    }
}
