/// Gets the images configuration from TMDb. Implemented by an adapter.
public protocol ImagesConfigurationRemoteDataSource: Sendable {

    /// The images configuration, by one request.
    ///
    /// - Throws: ``PopcornError``.
    func imagesConfiguration() async throws(PopcornError) -> ImagesConfiguration
}
