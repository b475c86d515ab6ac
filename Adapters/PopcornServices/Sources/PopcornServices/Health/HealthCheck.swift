import CoreDomain
import CoreInfrastructure
import PopcornCaching

/// The check of the services' health. It reads one value from each database and sends no request.
struct HealthCheck: Sendable {

    let databases: Databases
    let environment: CachingEnvironment

    func run() async -> Health {
        async let cache = databases.cache.health
        async let library = databases.library.health
        let (responses, work) = (environment.responses, environment.workload)
        let failure = responses.latestFailure
        return Health(
            checkedAt: environment.clock.now, cache: Health.Database(await cache),
            library: Health.Database(await library),
            tmdb: Health.TMDb(
                succeededAt: responses.latestSuccess, failedAt: failure?.date, failure: failure?.error),
            work: Health.Work(
                requests: work.requests, runningRefreshes: work.runningRefreshes,
                waitingRefreshes: work.waitingRefreshes, pauseEndsAt: work.refreshesPausedUntil))
    }
}

extension Health.Database {

    init(_ health: DatabaseHealth) {
        self.init(
            isReadable: health.problem == nil, isWritable: health.isWritable, bytes: health.byteCount,
            waitingReads: health.waitingCount, problem: health.problem)
    }
}
