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
    }

    func identity() throws(DatabaseError) -> Identity {
        Identity(
            applicationID: try scalar("PRAGMA application_id") ?? 0,
            version: try scalar("PRAGMA user_version") ?? 0,
            isEmpty: try scalar("SELECT count(*) FROM sqlite_schema") == 0)
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
