import PopcornServices

/// The body of `/health/ready`.
struct Readiness: Encodable {

    /// The states of the databases: `ok`, `read-only` or `unavailable`.
    struct Checks: Encodable {
        let cache: String
        let library: String
    }

    /// `ready` or `unavailable`.
    let status: String
    let checks: Checks
    /// The details; `nil` if the request may not read them.
    let health: Health?

    init(_ health: Health, isDetailed: Bool) {
        status = health.isReady ? "ready" : "unavailable"
        checks = Checks(cache: Self.state(health.cache), library: Self.state(health.library))
        self.health = isDetailed ? health : nil
    }

    private static func state(_ database: Health.Database) -> String {
        guard database.isReadable else { return "unavailable" }
        return database.isWritable ? "ok" : "read-only"
    }
}
