/// Gives what TMDb configures for all titles: where its images are.
public protocol AppConfigurationProviding: Sendable {

    /// The images configuration.
    ///
    /// - Parameter policy: Where it may come from. Default: the cache while fresh, else the network.
    /// - Throws: ``PopcornError``.
    func imagesConfiguration(_ policy: ReadPolicy) async throws(PopcornError) -> ImagesConfiguration
}
