/// How a database is used.
package struct DatabaseOptions: Sendable {

    /// How many connections read at most. Default: 4.
    package var readers: Int

    /// How long a write waits for another process. Default: 5 seconds.
    package var lockTimeout: Duration

    /// How long a read or a write waits for SQLite's own locks, which are held for moments only. Default: 1 second.
    package var busyTimeout: Duration

    /// For how long reads take it for granted that the file at the path is still the one that is open. Default: 10
    /// milliseconds. Writes always look.
    package var fileCheckInterval: Duration

    /// Is told what happens, on whatever thread it happens. Default: nobody.
    package var observe: (@Sendable (DatabaseEvent) -> Void)?

    package init(
        readers: Int = 4, lockTimeout: Duration = .seconds(5), busyTimeout: Duration = .seconds(1),
        fileCheckInterval: Duration = .milliseconds(10),
        observe: (@Sendable (DatabaseEvent) -> Void)? = nil
    ) {
        self.readers = max(1, readers)
        self.lockTimeout = lockTimeout
        self.busyTimeout = busyTimeout
        self.fileCheckInterval = fileCheckInterval
        self.observe = observe
    }
}

/// What happens to a database, for metrics.
package enum DatabaseEvent: Hashable, Sendable {
    /// Damage was found.
    case damaged(DatabaseError)
    /// A cache that cannot be used was renamed to this path; a new one takes its place.
    case setAside(String)
    /// The file was opened anew while it was in use, since another one took its place.
    case reopened
    /// The file could not be set aside or opened anew; the next use tries again.
    case restoringFailed(DatabaseError)
}
