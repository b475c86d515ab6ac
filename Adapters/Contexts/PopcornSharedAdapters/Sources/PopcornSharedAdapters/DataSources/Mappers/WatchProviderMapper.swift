package import CoreDomain
package import TMDb

/// Maps TMDb watch providers to domain watch providers.
package struct WatchProviderMapper {

    package init() {}

    package func map(_ dto: TMDb.WatchProvider) -> CoreDomain.WatchProvider {
        CoreDomain.WatchProvider(
            id: dto.id,
            name: dto.name,
            logoPath: dto.logoPath,
            displayPriority: dto.displayPriority ?? 0
        )
    }
}
