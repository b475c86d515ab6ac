package import CoreDomain
package import TMDb

/// Gets the images configuration from TMDb.
package struct TMDbImagesConfigurationRemoteDataSource: ImagesConfigurationRemoteDataSource {

    private let configurationService: any ConfigurationService
    private let mapper = ImagesConfigurationMapper()
    private let errorMapper = TMDbErrorMapper()

    /// A data source over TMDb's configuration service.
    package init(configurationService: any ConfigurationService) {
        self.configurationService = configurationService
    }

    package func imagesConfiguration() async throws(PopcornError) -> CoreDomain.ImagesConfiguration {
        do throws(TMDbError) {
            return mapper.map(try await configurationService.apiConfiguration().images)
        } catch {
            let mapped = errorMapper.map(error, subject: "image configuration")
            // A caller who is told "not found" would take it for the title that was asked for.
            throw mapped.kind == .notFound ? PopcornError(.unavailable, mapped.message, cause: error) : mapped
        }
    }
}
