import CoreDomain
import PopcornCaching
import PopcornPersistence

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
            checkedAt: environment.clock.now, cache: await cache, library: await library,
            tmdb: Health.TMDb(
                succeededAt: responses.latestSuccess, failedAt: failure?.date, failure: failure?.error),
            work: Health.Work(
                requests: work.requests, runningRefreshes: work.runningRefreshes,
                waitingRefreshes: work.waitingRefreshes, pauseEndsAt: work.refreshesPausedUntil))
    }
}

extension Database {

    /// The health of the database, from a read of its schema version. The read takes no lock that delays writes.
    fileprivate var health: Health.Database {
        get async {
            var problem: String?
            do throws(DatabaseError) {
                _ = try await read { transaction throws(DatabaseError) in
                    try transaction.query("PRAGMA schema_version") { $0.optionalColumn(Int.self) }
                }
            } catch {
                problem = error.problem
            }
            return Health.Database(
                isReadable: problem == nil, isWritable: problem == nil && isWritable, bytes: fileSize,
                waitingReads: waitingReads, problem: problem)
        }
    }
}

extension DatabaseError {
    /// The error as a text without paths.
    fileprivate var problem: String {
        switch self {
        case .closed: "The database is closed"
        case .fileChanged: "The file was replaced or removed, and is being reopened"
        case .overloaded: "Too many reads wait"
        case .cancelled: "The check was cancelled"
        case _ where isCorruption: "The database is corrupt"
        default: "The database cannot be read"
        }
    }
}
