package import CoreDomain
package import Foundation

/// A mapper between the images configuration and its cache row.
package struct ImagesConfigurationMapper: AggregateMapper {

    package init() {}

    package func map(_ entity: CoreImagesConfigurationEntity) -> ImagesConfiguration {
        ImagesConfiguration(
            baseURL: entity.baseURL,
            backdropSizes: mapSizes(entity.backdropSizes),
            logoSizes: mapSizes(entity.logoSizes),
            posterSizes: mapSizes(entity.posterSizes),
            profileSizes: mapSizes(entity.profileSizes),
            stillSizes: mapSizes(entity.stillSizes))
    }

    package func map(
        _ domain: ImagesConfiguration, key: CoreImagesConfigurationEntity.Key, cachedAt: Date
    ) -> CoreImagesConfigurationEntity {
        CoreImagesConfigurationEntity(
            key: key,
            baseURL: domain.baseURL,
            cachedAt: cachedAt,
            backdropSizes: mapSizes(domain.backdropSizes),
            logoSizes: mapSizes(domain.logoSizes),
            posterSizes: mapSizes(domain.posterSizes),
            profileSizes: mapSizes(domain.profileSizes),
            stillSizes: mapSizes(domain.stillSizes))
    }

    private func mapSizes(_ entities: [CoreImageSizeEntity]?) -> [ImageSize] {
        entities?.map { ImageSize(rawValue: $0.name) } ?? []
    }

    private func mapSizes(_ sizes: [ImageSize]) -> [CoreImageSizeEntity] {
        sizes.map { CoreImageSizeEntity(name: $0.rawValue) }
    }
}
