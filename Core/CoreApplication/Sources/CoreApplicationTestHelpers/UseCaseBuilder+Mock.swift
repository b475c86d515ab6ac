package import CoreApplication
package import CoreDomain
import Tracing

extension UseCaseBuilder {

    /// Creates a builder without tracing for tests.
    package static func mock(
        _ configuration: AppConfigurationMock = AppConfigurationMock(), defaults: ContentDefaults = ContentDefaults()
    ) -> UseCaseBuilder {
        UseCaseBuilder(appConfiguration: configuration, defaults: defaults, tracer: NoOpTracer())
    }
}
