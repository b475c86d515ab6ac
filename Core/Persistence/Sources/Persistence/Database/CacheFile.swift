package import Foundation
package import Logging

extension Database {

    /// Opens a database that can be thrown away, creating it if it is missing.
    ///
    /// Tables that other versions of the program made are used as far as they fit; what is missing is added, and
    /// tables that do not fit get others beside them (see ``StoredLayout``). A file that is damaged, is no database or
    /// another program's is renamed to `<file>.set-aside-<number>` and built anew, with a warning. The last two are
    /// kept.
    ///
    /// - Throws: ``DatabaseError/inaccessible(path:reason:)`` if the folder or file cannot be created or written,
    ///   ``DatabaseError/lockTimeout(path:waited:)`` if another process writes for too long.
    package static func cache(
        at file: URL, schema: Schema, options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let cache = CacheFile(files: DatabaseFiles(path: file.path), schema: schema)
        return try await Database(cache, options: options, logger: logger)
    }
}

/// The file of a database that can be thrown away.
struct CacheFile: OpenableFile {

    /// The version that a new file is given. Others are taken over as well: it used to follow from the declarations.
    private static let version = 1

    let files: DatabaseFiles
    let schema: Schema

    var isDisposable: Bool { true }

    func open(
        _ options: DatabaseOptions, isReopening: Bool, _ report: DatabaseEventReporter
    ) throws(DatabaseError) -> Connection {
        do throws(DatabaseError) {
            return try openInPlace(options)
        } catch  where error.isDamagedFile || error.isUnusableAsCache {
            report.setAside(try files.setAside(), because: "\(error)")
            return try openInPlace(options)
        }
    }

    private func openInPlace(_ options: DatabaseOptions) throws(DatabaseError) -> Connection {
        let size = files.mainFileSize
        let connection = try Connection(path: files.path, role: .writer, busyTimeout: options.busyTimeout)
        let identity = try connection.identity(ofFileOf: size)
        guard identity.isNew || identity.applicationID == Connection.applicationID else {
            throw .ownedByAnotherApplication(path: files.path)
        }
        try connection.prepareForWriting(.normal)
        // Debian's SQLite overwrites what is deleted with zeros, which a cache of public data has no need of.
        try connection.execute("PRAGMA secure_delete = OFF")
        connection.layout = try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            if identity.isNew {
                try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
                try connection.execute("PRAGMA user_version = \(Self.version)")
            }
            return try SchemaEvolution(schema, connection).migrate()
        }
        return connection
    }

    func check(_ reader: Connection) throws(DatabaseError) {
        do throws(DatabaseError) {
            guard let layout = try StoredLayout(of: schema, reader) else { throw .fileChanged(path: files.path) }
            reader.layout = layout
        } catch {
            // A version that knows nothing of layouts has built the file anew.
            throw error.isMissingTable ? .fileChanged(path: files.path) : error
        }
    }
}

extension DatabaseError {
    /// Whether the file holds something that a cache cannot be made of.
    fileprivate var isUnusableAsCache: Bool {
        switch self {
        case .ownedByAnotherApplication: true
        // SQLITE_ERROR, SQLITE_CONSTRAINT: tables that nobody has made this way.
        case .sqlite(let error): error.primaryCode == 1 || error.primaryCode == 19
        default: false
        }
    }
}
