import PopcornServices

/// The body of `/health/ready`.
struct Readiness: Encodable {

    /// The states of the databases: `ok`, `read-only` or `unavailable`.
    struct Checks: Encodable {
        /// The state of the database of the cache.
        let cache: String
        /// The state of the database of the library.
        let library: String
    }

    /// `ready`, `unavailable` or `shutting-down`.
    let status: String
    /// The states of the databases.
    let checks: Checks
    /// The details; `nil` if the request may not read them.
    let health: Health?

    var isReady: Bool { status == "ready" }

    init(_ health: Health, isShuttingDown: Bool, isDetailed: Bool) {
        status = isShuttingDown ? "shutting-down" : health.isReady ? "ready" : "unavailable"
        checks = Checks(cache: Self.state(health.cache), library: Self.state(health.library))
        self.health = isDetailed ? health : nil
    }

    private static func state(_ database: Health.Database) -> String {
        guard database.isReadable else { return "unavailable" }
        return database.isWritable ? "ok" : "read-only"
    }
}
