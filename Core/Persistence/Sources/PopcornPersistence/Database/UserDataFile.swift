package import Foundation
package import Logging

extension Database {

    /// Opens a library, creating it if it is missing. A library is a database of user data, which is never rebuilt.
    ///
    /// Applies pending migrations in one transaction, after copying the file to `<file>.before-<migration>`, with the
    /// name of the first pending migration. Commits are durable (`synchronous = FULL`).
    ///
    /// - Throws: ``DatabaseError/notADatabase(path:)``, ``DatabaseError/corrupt(path:detail:)``,
    ///   ``DatabaseError/ownedByAnotherApplication(path:)`` or ``DatabaseError/newerSchema(path:unknown:)``, without
    ///   changing the file; ``DatabaseError/inaccessible(path:reason:)``; ``DatabaseError/lockTimeout(path:waited:)``.
    package static func userData(
        at file: URL, migrations: [Migration], options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let library = UserDataFile(files: DatabaseFiles(path: file.path), migrations: migrations)
        return try await Database(library, options: options, logger: logger)
    }
}

/// The file of a library, which is never renamed or rebuilt.
struct UserDataFile: OpenableFile {
    let files: DatabaseFiles
    let migrations: [Migration]

    var isDisposable: Bool { false }

    func open(
        _ options: DatabaseOptions, isReopening: Bool, _ report: DatabaseEventReporter
    ) throws(DatabaseError) -> Connection {
        let isNew = files.mainFileSize == 0
        // If the library disappeared while it was open, throw. Creating an empty one would hide the loss.
        if isNew, isReopening { throw .fileChanged(path: files.path) }
        // SQLite would delete the log of a library whose file is missing or empty.
        if isNew, files.logSize > 0, let aside = try files.setAside(files.sideFiles) { report.logSetAside(aside) }
        if isNew { try DatabaseFiles.createPrivateFile(files.path) }
        // Only a new library may be created, because any other may be moved away from here on. The inspections of other
        // processes lock a file without a write-ahead log, such as a copy.
        let connection = try Connection(
            path: files.path, role: isNew ? .writer : .writerOfExistingFile, busyTimeout: options.lockTimeout)
        let (identity, log) = try identify(connection)
        try connection.prepareForWriting(.full, logSizeLimit: options.logSizeLimit)
        connection.setBusyTimeout(options.busyTimeout)
        // Deleted user data is overwritten with zeros. <https://sqlite.org/pragma.html#pragma_secure_delete>
        try connection.execute("PRAGMA secure_delete = ON")
        guard let first = log.pending.first else { return connection }
        if !identity.isNew { try files.copy(connection, beforeMigration: first.name) }
        try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in try log.apply(to: connection) }
        return connection
    }

    /// Throws, before anything is written, if the file is corrupt, belongs to another application or has a newer
    /// schema.
    ///
    /// An exception is a transaction that was interrupted before the file had a write-ahead log, such as its creation.
    /// SQLite rolls it back first.
    func inspect(_ options: DatabaseOptions) throws(DatabaseError) -> DatabaseFiles.Identity? {
        let file = files.identity
        guard files.mainFileSize > 0 else { return file }
        do throws(DatabaseError) {
            try inspect(as: .reader, options)
        } catch {
            guard case .sqlite(let failure) = error, failure.isInterruptedTransaction else { throw error }
            try inspect(as: .writerOfExistingFile, options)
        }
        return file
    }

    private func inspect(as role: Connection.Role, _ options: DatabaseOptions) throws(DatabaseError) {
        do throws(DatabaseError) {
            let inspector = try Connection(path: files.path, role: role, busyTimeout: options.busyTimeout)
            _ = try identify(inspector)
            let finding = try inspector.scalar("PRAGMA quick_check(1)", as: String.self) ?? "no result"
            if let failure = SQLiteError(unreadablePageIn: finding) { throw .sqlite(failure) }
            guard finding == "ok" else { throw .corrupt(path: files.path, detail: finding) }
        } catch {
            if case .sqlite(let error) = error, error.isCorruption {
                throw .corrupt(path: files.path, detail: error.message)
            }
            throw error
        }
    }

    /// Returns the identification and the migrations of the file, or throws if another application or only a newer
    /// version can use it.
    private func identify(
        _ connection: Connection
    ) throws(DatabaseError) -> (identity: Connection.Identity, log: MigrationLog) {
        let identity = try connection.fileIdentity()
        guard identity.isNew || identity.applicationID == Connection.applicationID else {
            throw .ownedByAnotherApplication(path: files.path)
        }
        return (identity, try MigrationLog(migrations, identity, connection))
    }

    func deleteOutdatedRows(_ connection: Connection, needsSpace: Bool) -> Bool { false }

    /// Opens the write-ahead log and accepts any schema. Migrations usually only add, so readers keep working after a
    /// newer version has migrated the file.
    func check(_ reader: Connection) throws(DatabaseError) {
        // The first read opens the -wal file.
        _ = try reader.scalar("PRAGMA user_version", as: Int.self)
    }
}
