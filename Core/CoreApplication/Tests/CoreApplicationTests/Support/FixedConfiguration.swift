import CoreDomain
import CoreDomainTestHelpers

/// A provider of one configuration.
struct FixedConfiguration: AppConfigurationProviding {
    func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration { .mock() }
}
