import CoreMetrics
import Hummingbird
import PopcornHTTP
import PopcornServices

func router(_ popcorn: PopcornServices) -> Router<BasicRequestContext> {
    let router = Router()
    PopcornRoutes(popcorn).addRoutes(to: router)
    return router
}

func addPage(of services: PopcornServices, to router: Router<BasicRequestContext>) throws {
    try PopcornPage(services, configuration: .init { _ in .default }).addRoutes(to: router)
}

func collectMetrics() -> PrometheusRegistry {
    let registry = PrometheusRegistry()
    MetricsSystem.bootstrap(registry)
    return registry
}
