package import CoreDomain
import NIOConcurrencyHelpers

/// A provider of one images configuration that records the read policies of its calls.
package final class AppConfigurationMock: AppConfigurationProviding {

    private let asked = NIOLockedValueBox<[ReadPolicy]>([])

    package init() {}

    package var policies: [ReadPolicy] { asked.withLockedValue(\.self) }

    package func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
        asked.withLockedValue { $0.append(policy) }
        return .example
    }
}
