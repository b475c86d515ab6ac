package import CoreDomain
package import Foundation

/// Maps the images configuration to its row and back.
package struct ImagesConfigurationMapper: Sendable {

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

    package func map(_ domain: ImagesConfiguration, cachedAt: Date) -> CoreImagesConfigurationEntity {
        var entity = CoreImagesConfigurationEntity()
        map(domain, to: &entity, cachedAt: cachedAt)
        return entity
    }

    package func map(
        _ domain: ImagesConfiguration, to entity: inout CoreImagesConfigurationEntity, cachedAt: Date
    ) {
        entity.baseURL = domain.baseURL
        entity.backdropSizes = mapSizes(domain.backdropSizes)
        entity.logoSizes = mapSizes(domain.logoSizes)
        entity.posterSizes = mapSizes(domain.posterSizes)
        entity.profileSizes = mapSizes(domain.profileSizes)
        entity.stillSizes = mapSizes(domain.stillSizes)
        entity.cachedAt = cachedAt
    }

    private func mapSizes(_ entities: [CoreImageSizeEntity]?) -> [ImageSize] {
        entities?.map { ImageSize(rawValue: $0.name) } ?? []
    }

    private func mapSizes(_ sizes: [ImageSize]) -> [CoreImageSizeEntity] {
        sizes.map { size in
            var entity = CoreImageSizeEntity()
            entity.name = size.rawValue
            return entity
        }
    }
}
