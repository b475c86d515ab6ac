package import CoreApplication
package import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import Tracing

extension UseCaseBuilder {

    /// Creates a builder without tracing for tests.
    package static func mock(
        _ configuration: AppConfigurationMock = AppConfigurationMock(), defaults: ContentDefaults = ContentDefaults()
    ) -> UseCaseBuilder {
        UseCaseBuilder(appConfiguration: configuration, defaults: defaults, tracer: NoOpTracer())
    }
}

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

extension ImagesConfiguration {

    /// A configuration with a different size for each kind of image, so that tests detect a mix-up.
    package static let example = ImagesConfiguration(
        baseURL: URL(filePath: "/images/", directoryHint: .isDirectory),
        backdropSizes: [ImageSize(rawValue: "w2001")],
        logoSizes: [ImageSize(rawValue: "w2002")],
        posterSizes: [ImageSize(rawValue: "w2003")],
        profileSizes: [ImageSize(rawValue: "w2004")],
        stillSizes: [ImageSize(rawValue: "w2005")]
    )
}
