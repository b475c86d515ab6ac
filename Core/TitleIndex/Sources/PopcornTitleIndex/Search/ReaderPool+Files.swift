import PopcornPersistence

extension ReaderPool {

    /// The maximum number of reads that wait for a connection.
    private static let waitingLimit = 10_000

    /// The maximum time that a read waits for another connection that recovers the log of a killed process.
    private static let busyTimeout = Duration.seconds(1)

    /// The maximum size of the page cache of a connection, in units of 1,024 bytes. With
    /// SQLite's default of 2 MB, queries of one to three letters take 1.4 times as long.
    private static let cacheSize = 16_384

    /// The number of times that a read opens the file again because it was replaced.
    private static let attemptLimit = 3

    /// Creates a pool of connections that read a file. The file is opened on a queue of its own.
    static func reading(_ path: String, connections: Int, checkInterval: Duration) -> ReaderPool {
        let opener = WorkQueue("title-index")
        return ReaderPool(
            path: path, limit: connections, waitingLimit: waitingLimit, checkInterval: checkInterval
        ) { () async throws(DatabaseError) in
            try await opener.run { _ throws(DatabaseError) in
                let connection = try Connection(path: path, role: .reader, busyTimeout: busyTimeout)
                try connection.execute("PRAGMA cache_size = -\(cacheSize)")
                return connection
            }
        }
    }

    /// Runs a closure that reads a snapshot of the file that is now at the path.
    func readCurrentFile<Result: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        var attempts = 1
        while true {
            do throws(DatabaseError) {
                return try await withConnection { connection throws(DatabaseError) in
                    try connection.transaction("BEGIN DEFERRED") { () throws(DatabaseError) in try body(connection) }
                }
            } catch {
                guard case .fileChanged = error, attempts < Self.attemptLimit else {
                    // A connection to a damaged file is not used again, because the file may be replaced.
                    if error.isCorruption { discard() }
                    throw error
                }
                attempts += 1
                discard()
            }
        }
    }
}
