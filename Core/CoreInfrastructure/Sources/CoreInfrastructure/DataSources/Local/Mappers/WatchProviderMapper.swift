package import CoreDomain

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
