import CoreInfrastructure
package import Foundation
package import MediaDomain

/// A mapper between the items that an external identifier belongs to and their cache row.
package struct ExternalIDMapper: ListingMapper {

    package init() {}

    package func items(of domain: [ExternalIDMatch]) -> [ExternalIDMatch] {
        domain
    }

    package func map(_ entity: MediaExternalIDMatchesEntity, items: [ExternalIDMatch]) -> [ExternalIDMatch] {
        items
    }

    package func map(
        _ domain: [ExternalIDMatch], key: MediaExternalIDMatchesEntity.Key, cachedAt: Date
    ) -> MediaExternalIDMatchesEntity {
        MediaExternalIDMatchesEntity(key: key, cachedAt: cachedAt)
    }
}
