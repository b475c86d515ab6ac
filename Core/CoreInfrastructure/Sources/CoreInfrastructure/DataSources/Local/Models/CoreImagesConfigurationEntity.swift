package import CoreDomain
package import Foundation
package import PopcornPersistence

/// The cache row of the images configuration. The table has one row.
package struct CoreImagesConfigurationEntity: Equatable {
    package static let table = "core_images_configuration"

    package let key: Key
    package var baseURL: URL
    package var cachedAt: Date
    package var backdropSizes: [CoreImageSizeEntity]?
    package var logoSizes: [CoreImageSizeEntity]?
    package var posterSizes: [CoreImageSizeEntity]?
    package var profileSizes: [CoreImageSizeEntity]?
    package var stillSizes: [CoreImageSizeEntity]?

    package struct Key: Hashable {
        /// The key of the only row.
        package static let only = Key(configurationID: 1)

        package let configurationID: Int
    }
}

extension CoreImagesConfigurationEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        baseURL = row.column("base_url", \.baseURL)
        cachedAt = row.cachedAt(\.cachedAt)
        backdropSizes = row.many("backdrop_size", \.backdropSizes)
        logoSizes = row.many("logo_size", \.logoSizes)
        posterSizes = row.many("poster_size", \.posterSizes)
        profileSizes = row.many("profile_size", \.profileSizes)
        stillSizes = row.many("still_size", \.stillSizes)
    }
}

extension CoreImagesConfigurationEntity.Key: Entity {
    package init(from row: Row<Self>) {
        configurationID = row.column("configuration_id", \.configurationID)
    }
}

/// A cache row of an image size.
package struct CoreImageSizeEntity: Equatable {
    package let name: String
}

extension CoreImageSizeEntity: Entity {
    package init(from row: Row<Self>) {
        name = row.column("name", \.name)
    }
}

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
