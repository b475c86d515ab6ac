package import CoreDomain
package import TMDb

/// A remote data source of the images configuration of TMDb.
package struct TMDbImagesConfigurationRemoteDataSource: ImagesConfigurationRemoteDataSource {

    private let configurationService: any ConfigurationService
    private let mapper = ImagesConfigurationMapper()

    /// Creates a data source that uses a TMDb configuration service.
    package init(configurationService: any ConfigurationService) {
        self.configurationService = configurationService
    }

    package func imagesConfiguration() async throws(PopcornError) -> CoreDomain.ImagesConfiguration {
        try await PopcornError.tmdb("images configuration") { () throws(TMDbError) in
            mapper.map(try await configurationService.apiConfiguration().images)
        }
    }
}
