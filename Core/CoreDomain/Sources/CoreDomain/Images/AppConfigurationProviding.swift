/// A provider of TMDb's configuration, which applies to all titles: the base URL and sizes of images.
public protocol AppConfigurationProviding: Sendable {

    /// Returns the images configuration. Never fails: if TMDb is unavailable, it falls back to a cached configuration
    /// of any age, then to a built-in one.
    ///
    /// - Parameter policy: Whether to read from the cache, from TMDb, or both.
    func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration
}
