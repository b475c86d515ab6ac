package import Foundation
package import Logging

extension Database {

    /// Opens a database that can be thrown away, creating it where it is missing.
    ///
    /// A file that is damaged, is no database or has another schema is renamed to `<file>.set-aside-<number>` and
    /// built anew, with a warning. The last two are kept.
    ///
    /// - Throws: ``DatabaseError/inaccessible(path:reason:)`` where the folder or file cannot be created or written,
    ///   ``DatabaseError/inUse(path:waited:)`` where another process writes for too long.
    package static func cache(
        at file: URL, schema: Schema, options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let cache = CacheFile(files: DatabaseFiles(path: file.path), schema: schema, logger: logger)
        return try await Database(cache, options: options, logger: logger)
    }
}

/// The file of a database that can be thrown away.
struct CacheFile: OpenableFile {
    let files: DatabaseFiles
    let schema: Schema
    let logger: Logger

    private var version: Int { Int(schema.fingerprint) }

    func open(_ options: DatabaseOptions) throws(DatabaseError) -> Connection {
        let reason: String
        if files.isMarkedAsDamaged {
            reason = "it was found damaged"
        } else {
            do throws(DatabaseError) {
                if let connection = try openIfUsable(options) { return connection }
                reason = "it has another schema"
            } catch  where error.isCorruption {
                reason = "\(error)"
            }
        }
        let aside = try files.setAside()
        logger.warning(
            "Cache database set aside and rebuilt",
            metadata: ["path": "\(files.path)", "reason": "\(reason)", "kept": "\(aside)"])
        guard let connection = try openIfUsable(options) else { throw .foreign(path: files.path) }
        return connection
    }

    /// Opens the file, or gives `nil` where it holds something else.
    private func openIfUsable(_ options: DatabaseOptions) throws(DatabaseError) -> Connection? {
        _ = try files.hasContent()
        let connection = try Connection(path: files.path, role: .writer, busyTimeout: options.busyTimeout)
        let identity = try connection.identity()
        let isNew = identity.isEmpty && identity.version == 0 && identity.applicationID == 0
        guard isNew || identity == current else { return nil }
        try connection.prepareForWriting(.normal)
        // Debian's SQLite overwrites what is deleted with zeros, which a cache of public data has no need of.
        try connection.execute("PRAGMA secure_delete = OFF")
        if isNew { try create(connection) }
        return connection
    }

    private var current: Connection.Identity {
        Connection.Identity(applicationID: Connection.applicationID, version: version, isEmpty: false)
    }

    private func create(_ connection: Connection) throws(DatabaseError) {
        try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            for statement in schema.statements {
                try connection.execute(statement)
            }
            try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
            try connection.execute("PRAGMA user_version = \(version)")
        }
    }

    func check(_ reader: Connection) throws(DatabaseError) {
        guard try reader.scalar("PRAGMA user_version") == version else { throw .replaced(path: files.path) }
    }
}
