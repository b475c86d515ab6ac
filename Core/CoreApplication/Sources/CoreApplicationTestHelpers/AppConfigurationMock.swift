package import CoreDomain
import NIOConcurrencyHelpers

/// Gives one configuration, and remembers the policies it was asked with.
package final class AppConfigurationMock: AppConfigurationProviding {

    private let asked = NIOLockedValueBox<[ReadPolicy]>([])

    package init() {}

    package var policies: [ReadPolicy] { asked.withLockedValue(\.self) }

    package func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
        asked.withLockedValue { $0.append(policy) }
        return .example
    }
}
