package import CoreDomain
package import TMDb

/// A mapper from the TMDb images configuration to the domain configuration, with the HTTPS base URL.
package struct ImagesConfigurationMapper {

    package init() {}

    package func map(_ dto: TMDb.ImagesConfiguration) -> CoreDomain.ImagesConfiguration {
        CoreDomain.ImagesConfiguration(
            baseURL: dto.secureBaseURL,
            backdropSizes: dto.backdropSizes.map(CoreDomain.ImageSize.init(rawValue:)),
            logoSizes: dto.logoSizes.map(CoreDomain.ImageSize.init(rawValue:)),
            posterSizes: dto.posterSizes.map(CoreDomain.ImageSize.init(rawValue:)),
            profileSizes: dto.profileSizes.map(CoreDomain.ImageSize.init(rawValue:)),
            stillSizes: dto.stillSizes.map(CoreDomain.ImageSize.init(rawValue:))
        )
    }
}
