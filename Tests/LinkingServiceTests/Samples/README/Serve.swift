import Logging
import PopcornServices
import ServiceLifecycle

func serve(_ popcorn: PopcornServices, besides server: any Service, logger: Logger) async throws {
    let group = ServiceGroup(
        services: [popcorn, server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    try await group.run()
}
