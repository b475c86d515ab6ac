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
