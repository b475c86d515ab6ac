package import CoreDomain

/// Maps services that offer titles to rows and back.
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
        var entity = CoreWatchOfferEntity()
        entity.providerID = domain.id
        entity.name = domain.name
        entity.logoPath = domain.logoPath
        entity.displayPriority = domain.displayPriority
        return entity
    }
}
