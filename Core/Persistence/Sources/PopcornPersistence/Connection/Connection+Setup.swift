import CPopcornSQLite

extension Connection {

    /// The `application_id` of Popcorn's files: "Popc". <https://sqlite.org/pragma.html#pragma_application_id>
    package static let applicationID = 0x506F_7063

    /// The durability of commits if the power fails. <https://sqlite.org/pragma.html#pragma_synchronous>
    package enum Durability: String {
        /// A power failure may lose the last commits, but does not corrupt the file.
        case normal = "NORMAL"
        /// Each commit is on the disk when it returns.
        case full = "FULL"
    }

    /// The identification in the header of a database file, and whether the file is empty.
    struct Identity: Equatable {
        let applicationID: Int
        let version: Int
        let isEmpty: Bool

        /// Whether the file has no content and has never been identified.
        var isNew: Bool { isEmpty && version == 0 && applicationID == 0 }
    }

    /// Reads the identification of the file.
    ///
    /// Reads it through SQLite, because the file must not be opened in any other way. Closing another descriptor of the
    /// file would drop the POSIX locks that connections of this process hold.
    /// <https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
    ///
    /// - Throws: ``DatabaseError/notADatabase(path:)`` if the file is not a database.
    func fileIdentity() throws(DatabaseError) -> Identity {
        do throws(DatabaseError) {
            // SQLite treats some text files of less than 30 bytes as empty databases and would overwrite them. A file
            // whose creation was interrupted is empty only after the first read, because SQLite rolls the creation
            // back.
            if try isEmpty, DatabaseFiles(path: path).mainFileSize > 0, try isEmpty { throw .notADatabase(path: path) }
            // Read from one snapshot, because another process may be creating the database.
            return try transaction("BEGIN DEFERRED") { () throws(DatabaseError) in
                Identity(
                    applicationID: try scalar("PRAGMA application_id") ?? 0,
                    version: try scalar("PRAGMA user_version") ?? 0,
                    isEmpty: try scalar("SELECT count(*) FROM sqlite_schema") == 0)
            }
        } catch {
            if case .sqlite(let failure) = error, failure.primaryCode == SQLITE_NOTADB {
                throw .notADatabase(path: path)
            }
            throw error
        }
    }

    /// Whether the database has no pages.
    private var isEmpty: Bool {
        get throws(DatabaseError) { try scalar("PRAGMA page_count") == 0 }
    }

    /// Whether the file that the connection has open is no longer the file at its path.
    ///
    /// Takes one `stat` call. <https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntlhasmoved>
    package var hasMoved: Bool {
        var result: Int32 = 0
        let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &result)
        return code == SQLITE_OK && result != 0
    }

    /// Configures the connection as the writer of a WAL database.
    ///
    /// - Parameters:
    ///   - durability: The durability of commits.
    ///   - logSizeLimit: The size in bytes to which SQLite shortens the write-ahead log when it restarts the log.
    ///     Default: `nil`, for no limit. <https://sqlite.org/pragma.html#pragma_journal_size_limit>
    package func prepareForWriting(_ durability: Durability, logSizeLimit: Int? = nil) throws(DatabaseError) {
        // SQLite opens a file without write permission as read-only and reports no error.
        // https://sqlite.org/c3ref/open.html
        guard sqlite3_db_readonly(handle, "main") == 0 else {
            throw .inaccessible(path: path, reason: "the file is read-only")
        }
        let mode: String? = try scalar("PRAGMA journal_mode = WAL")
        guard mode == "wal" else {
            throw .inaccessible(path: path, reason: "the file system does not allow write-ahead logging")
        }
        // The first read after the switch to the mode creates the log.
        _ = try scalar("PRAGMA user_version", as: Int.self)
        try execute("PRAGMA synchronous = \(durability.rawValue)")
        if let logSizeLimit { try execute("PRAGMA journal_size_limit = \(logSizeLimit)") }
    }

    /// Checkpoints the write-ahead log into the database file and truncates the log.
    ///
    /// Throws if readers prevent the checkpoint from completing. Call only while holding the file lock.
    func checkpoint() throws(DatabaseError) {
        // After a successful checkpoint of this mode, the log is empty.
        // https://sqlite.org/c3ref/wal_checkpoint_v2.html
        let code = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        guard code == SQLITE_OK else {
            throw .sqlite(SQLiteError(code: code, connection: handle, operation: "checkpoint \(path)"))
        }
    }
}
