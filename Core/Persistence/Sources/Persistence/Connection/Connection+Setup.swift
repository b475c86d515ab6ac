import CSQLite

extension Connection {

    /// "Popc": marks a file as Popcorn's. <https://sqlite.org/pragma.html#pragma_application_id>
    static let applicationID = 0x506F_7063

    /// How much a commit does so that it survives a power failure. <https://sqlite.org/pragma.html#pragma_synchronous>
    enum Durability: String {
        /// The last commits may be missing after a power failure; the file stays sound.
        case normal = "NORMAL"
        /// Each commit is on the disk when it ends.
        case full = "FULL"
    }

    /// What a file says about itself.
    struct Identity: Equatable {
        let applicationID: Int
        let version: Int
        let isEmpty: Bool

        /// Whether nobody has put anything into the file yet.
        var isNew: Bool { isEmpty && version == 0 && applicationID == 0 }
    }

    /// Reads what the file says about itself.
    ///
    /// SQLite itself is asked, as nothing else may open the file: closing it again would drop the locks that other
    /// connections of this process hold on it. <https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
    ///
    /// - Parameter size: The file's size before it was opened.
    /// - Throws: ``DatabaseError/notADatabase(path:)`` if the file is something else.
    func identity(ofFileOf size: Int) throws(DatabaseError) -> Identity {
        do throws(DatabaseError) {
            let pages: Int? = try scalar("PRAGMA page_count")
            // SQLite takes some texts of less than 30 bytes for an empty database and would write over them.
            guard size == 0 || pages != 0 else { throw .notADatabase(path: path) }
            return Identity(
                applicationID: try scalar("PRAGMA application_id") ?? 0,
                version: try scalar("PRAGMA user_version") ?? 0,
                isEmpty: try scalar("SELECT count(*) FROM sqlite_schema") == 0)
        } catch {
            if case .sqlite(let failure) = error, failure.primaryCode == SQLITE_NOTADB {
                throw .notADatabase(path: path)
            }
            throw error
        }
    }

    /// Whether the file that the connection has open is no longer the one at its path.
    ///
    /// One `stat`. <https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntlhasmoved>
    var hasMoved: Bool {
        var answer: Int32 = 0
        let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
        return code == SQLITE_OK && answer != 0
    }

    /// Makes the connection a writer of a WAL database.
    func prepareForWriting(_ durability: Durability) throws(DatabaseError) {
        // A file that may not be written is opened read-only without a word. https://sqlite.org/c3ref/open.html
        guard sqlite3_db_readonly(handle, "main") == 0 else {
            throw .inaccessible(path: path, reason: "the file is read-only")
        }
        let mode: String? = try scalar("PRAGMA journal_mode = WAL")
        guard mode == "wal" else {
            throw .inaccessible(path: path, reason: "the file system does not allow write-ahead logging")
        }
        try execute("PRAGMA synchronous = \(durability.rawValue)")
    }

    /// Writes the log back into the database's file and empties it, as far as readers allow.
    ///
    /// Called under the lock file only.
    func checkpoint() throws(DatabaseError) {
        // "SQLITE_CHECKPOINT_TRUNCATE […] truncates the log file to zero bytes just prior to a successful return."
        // https://sqlite.org/c3ref/wal_checkpoint_v2.html
        let code = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        guard code == SQLITE_OK else {
            throw .sqlite(SQLiteError(code: code, connection: handle, operation: "checkpoint \(path)"))
        }
    }
}
