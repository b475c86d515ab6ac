package import CoreApplication
package import CoreDomain
import Tracing

extension UseCaseBuilder {

    /// A builder whose spans go nowhere.
    package static func mock(
        _ configuration: AppConfigurationMock = AppConfigurationMock(), defaults: ContentDefaults = ContentDefaults()
    ) -> UseCaseBuilder {
        UseCaseBuilder(appConfiguration: configuration, defaults: defaults, tracer: NoOpTracer())
    }
}
