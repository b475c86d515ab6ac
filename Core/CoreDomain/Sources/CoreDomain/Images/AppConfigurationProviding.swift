/// Gives what TMDb configures for all titles: where its images are.
public protocol AppConfigurationProviding: Sendable {

    /// The images configuration. It never fails, since it is only beside a title: if TMDb gives no newer one, an old one
    /// holds whatever its age, and if there is none at all the one that TMDb has had for years.
    ///
    /// - Parameter policy: Where it may come from.
    func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration
}
