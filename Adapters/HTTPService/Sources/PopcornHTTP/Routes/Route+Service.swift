import CoreDomain
import PopcornServices

extension Route {

    static let service: [Route] = [
        Route(
            "/v1/cache", "getCacheStatistics", .service, "Returns the statistics of the cache.", parameters: [],
            rights: .operate, content: .json(CacheStatistics.self)
        ) { call in
            try .json(try await call.services.cache.statistics())
        }
    ]
}
