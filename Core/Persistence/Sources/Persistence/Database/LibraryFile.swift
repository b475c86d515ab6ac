package import Foundation
package import Logging

extension Database {

    /// Opens a database that holds what users made, creating it where it is missing.
    ///
    /// Migrations that it has not been through yet are applied, each in a transaction. Every commit is on the disk
    /// when it ends.
    ///
    /// - Throws: ``DatabaseError/notADatabase(path:)``, ``DatabaseError/damaged(path:detail:)``,
    ///   ``DatabaseError/foreign(path:)`` or ``DatabaseError/newerSchema(path:found:supported:)``, having changed
    ///   nothing; ``DatabaseError/inaccessible(path:reason:)``; ``DatabaseError/inUse(path:waited:)``.
    package static func library(
        at file: URL, migrations: [Migration], options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let library = LibraryFile(files: DatabaseFiles(path: file.path), migrations: migrations)
        return try await Database(library, options: options, logger: logger)
    }
}

/// The file of a database that is never thrown away.
struct LibraryFile: OpenableFile {
    let files: DatabaseFiles
    let migrations: [Migration]

    func open(_ options: DatabaseOptions) throws(DatabaseError) -> Connection {
        try inspect(options)
        let connection = try Connection(path: files.path, role: .writer, busyTimeout: options.busyTimeout)
        try connection.prepareForWriting(.full)
        try migrate(connection)
        return connection
    }

    /// Refuses a file that is not Popcorn's, or not sound, before anything is written.
    private func inspect(_ options: DatabaseOptions) throws(DatabaseError) {
        guard try files.hasContent() else { return }
        do throws(DatabaseError) {
            let inspector = try Connection(path: files.path, role: .inspector, busyTimeout: options.busyTimeout)
            try check(inspector.identity())
            let finding: String? = try inspector.scalar("PRAGMA quick_check(1)")
            guard finding == "ok" else { throw .damaged(path: files.path, detail: finding ?? "no answer") }
        } catch {
            if case .sqlite(let error) = error, error.isCorruption {
                throw .damaged(path: files.path, detail: error.message)
            }
            throw error
        }
    }

    private func check(_ identity: Connection.Identity) throws(DatabaseError) {
        let isNew = identity.isEmpty && identity.version == 0 && identity.applicationID == 0
        guard isNew || identity.applicationID == Connection.applicationID else { throw .foreign(path: files.path) }
        guard identity.version <= migrations.count else {
            throw .newerSchema(path: files.path, found: identity.version, supported: migrations.count)
        }
    }

    private func migrate(_ connection: Connection) throws(DatabaseError) {
        let version = try connection.identity().version
        for (number, migration) in migrations.enumerated().dropFirst(version) {
            try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
                for statement in migration.statements {
                    try connection.execute(statement)
                }
                try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
                try connection.execute("PRAGMA user_version = \(number + 1)")
            }
        }
    }

    /// Migrations only add, so a reader gets on with a file that was migrated further.
    func check(_ reader: Connection) throws(DatabaseError) {}
}
