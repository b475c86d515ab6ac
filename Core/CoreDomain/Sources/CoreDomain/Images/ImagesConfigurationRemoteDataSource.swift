/// A data source that fetches the images configuration from TMDb. Implemented by an adapter.
public protocol ImagesConfigurationRemoteDataSource: Sendable {

    /// Fetches the images configuration with one request.
    ///
    /// - Throws: ``PopcornError``.
    func imagesConfiguration() async throws(PopcornError) -> ImagesConfiguration
}
