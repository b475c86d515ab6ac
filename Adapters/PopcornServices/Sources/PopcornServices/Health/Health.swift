public import CoreDomain
import CoreInfrastructure
public import Foundation
import PopcornCaching

/// The health of the services: the databases, the latest responses of TMDb, and the work in progress.
///
/// Its JSON, in the format of ``/CoreApplication/PopcornJSON``, contains no paths and no secrets.
public struct Health: Codable, Equatable, Sendable {

    /// The state of a database.
    public struct Database: Codable, Hashable, Sendable {
        /// Whether the database is open and responds to queries.
        public let isReadable: Bool
        /// Whether the database accepts writes, as far as its state and the permissions of its file show.
        public let isWritable: Bool
        /// The size of the file and its write-ahead log, in bytes.
        public let bytes: Int
        /// The number of reads that wait for a connection.
        public let waitingReads: Int
        /// The reason why the database is not readable; `nil` if it is.
        public let problem: String?

        /// Creates the state of a database.
        public init(
            isReadable: Bool = true, isWritable: Bool = true, bytes: Int, waitingReads: Int = 0, problem: String? = nil
        ) {
            self.isReadable = isReadable
            self.isWritable = isWritable
            self.bytes = bytes
            self.waitingReads = waitingReads
            self.problem = problem
        }
    }

    /// The latest responses of TMDb.
    public struct TMDb: Codable, Equatable, Sendable {
        /// The date of the latest response, including not-found responses; `nil` if there was none since the start.
        public let succeededAt: Date?
        /// The date of the latest failure; `nil` if there was none since the start.
        public let failedAt: Date?
        /// The latest failure; `nil` if there was none since the start.
        public let failure: PopcornError?

        /// Creates a record of the latest responses.
        public init(succeededAt: Date? = nil, failedAt: Date? = nil, failure: PopcornError? = nil) {
            self.succeededAt = succeededAt
            self.failedAt = failedAt
            self.failure = failure
        }
    }

    /// The work in progress.
    public struct Work: Codable, Hashable, Sendable {
        /// The number of requests to TMDb in flight, including those that wait for the rate limit or for a retry.
        public let requests: Int
        /// The number of background refreshes that are running.
        public let runningRefreshes: Int
        /// The number of background refreshes that wait.
        public let waitingRefreshes: Int
        /// The date until which no background refresh starts, because TMDb limits the rate; `nil` if they are not
        /// paused.
        public let pauseEndsAt: Date?

        /// Creates the numbers of running and waiting operations.
        public init(
            requests: Int = 0, runningRefreshes: Int = 0, waitingRefreshes: Int = 0, pauseEndsAt: Date? = nil
        ) {
            self.requests = requests
            self.runningRefreshes = runningRefreshes
            self.waitingRefreshes = waitingRefreshes
            self.pauseEndsAt = pauseEndsAt
        }
    }

    /// Whether the services can serve requests: both databases are readable. The state of TMDb is irrelevant, because
    /// cached values are returned without it.
    public let isReady: Bool
    /// The date of the check.
    public let checkedAt: Date
    /// The database of TMDb's data.
    public let cache: Database
    /// The database of the watchlists and the search histories.
    public let library: Database
    /// The latest responses of TMDb.
    public let tmdb: TMDb
    /// The work in progress.
    public let work: Work

    /// Creates the result of a check.
    public init(checkedAt: Date, cache: Database, library: Database, tmdb: TMDb = TMDb(), work: Work = Work()) {
        isReady = cache.isReadable && library.isReadable
        self.checkedAt = checkedAt
        self.cache = cache
        self.library = library
        self.tmdb = tmdb
        self.work = work
    }
}

extension Health {

    /// Checks the health of the services. The check reads one value from each database and sends no request.
    init(of databases: Databases, _ environment: CachingEnvironment) async {
        async let cache = databases.cache.health
        async let library = databases.library.health
        let (responses, work) = (environment.responses, environment.workload)
        let failure = responses.latestFailure
        self.init(
            checkedAt: environment.clock.now, cache: Database(await cache), library: Database(await library),
            tmdb: TMDb(succeededAt: responses.latestSuccess, failedAt: failure?.date, failure: failure?.error),
            work: Work(
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
