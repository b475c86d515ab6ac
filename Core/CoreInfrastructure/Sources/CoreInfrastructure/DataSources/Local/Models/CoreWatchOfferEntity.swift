package import Foundation
package import PopcornPersistence

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
