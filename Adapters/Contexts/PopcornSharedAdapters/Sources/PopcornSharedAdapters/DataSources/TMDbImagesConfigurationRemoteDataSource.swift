package import CoreDomain
package import TMDb

/// Gets the images configuration from TMDb.
package struct TMDbImagesConfigurationRemoteDataSource: ImagesConfigurationRemoteDataSource {

    private let configurationService: any ConfigurationService
    private let mapper = ImagesConfigurationMapper()

    /// A data source over TMDb's configuration service.
    package init(configurationService: any ConfigurationService) {
        self.configurationService = configurationService
    }

    package func imagesConfiguration() async throws(PopcornError) -> CoreDomain.ImagesConfiguration {
        try await PopcornError.tmdb("images configuration") { () throws(TMDbError) in
            mapper.map(try await configurationService.apiConfiguration().images)
        }
    }
}
