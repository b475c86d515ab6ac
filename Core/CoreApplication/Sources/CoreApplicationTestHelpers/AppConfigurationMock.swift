package import CoreDomain
import NIOConcurrencyHelpers

/// A provider of one images configuration that records the read policies of its calls.
package final class AppConfigurationMock: AppConfigurationProviding {

    private let requests = NIOLockedValueBox<[ReadPolicy]>([])

    package init() {}

    package var policies: [ReadPolicy] { requests.withLockedValue(\.self) }

    package func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
        requests.withLockedValue { $0.append(policy) }
        return .example
    }
}
