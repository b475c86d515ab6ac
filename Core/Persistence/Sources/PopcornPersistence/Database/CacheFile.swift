package import Foundation
package import Logging

extension Database {

    /// Opens a cache, creating it if it is missing. A cache is a database that can be rebuilt at any time.
    ///
    /// Tables that other versions of the program created are used if they are compatible, after missing columns, tables
    /// and indexes are added. Incompatible tables stay, and this version gets its own tables next to them (see
    /// ``StoredLayout``).
    ///
    /// A file that is corrupt, is not a database or belongs to another application is renamed to
    /// `<file>.set-aside-<number>`. A new file is created in its place, and a warning is logged. The last two renamed
    /// files are retained.
    ///
    /// - Throws: ``DatabaseError/inaccessible(path:reason:)`` if the folder or file cannot be created or written,
    ///   ``DatabaseError/lockTimeout(path:waited:)`` if another writer holds the lock for too long.
    package static func cache(
        at file: URL, schema: Schema, options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let cache = CacheFile(files: DatabaseFiles(path: file.path), schema: schema)
        return try await Database(cache, options: options, logger: logger)
    }
}

/// The file of a cache, which can be rebuilt at any time.
struct CacheFile: OpenableFile {

    /// The `user_version` of a new file.
    ///
    /// Files with other values are accepted, because earlier versions derived the value from the declarations.
    private static let version = 1

    let files: DatabaseFiles
    let schema: Schema

    var isDisposable: Bool { true }

    /// Checks nothing. A corrupt cache is rebuilt when the corruption is found.
    func inspect(_ options: DatabaseOptions) -> DatabaseFiles.Identity? { files.identity }

    func open(
        _ options: DatabaseOptions, isReopening: Bool, _ report: DatabaseEventReporter
    ) throws(DatabaseError) -> Connection {
        do throws(DatabaseError) {
            return try openInPlace(options)
        } catch  where error.isCorruptFile || error.isUnusableAsCache {
            report.setAside(try files.setAside(), because: "\(error)")
            return try openInPlace(options)
        }
    }

    private func openInPlace(_ options: DatabaseOptions) throws(DatabaseError) -> Connection {
        try DatabaseFiles.createPrivateFile(files.path)
        let connection = try Connection(path: files.path, role: .writer, busyTimeout: options.busyTimeout)
        let identity = try connection.fileIdentity()
        guard identity.isNew || identity.applicationID == Connection.applicationID else {
            throw .ownedByAnotherApplication(path: files.path)
        }
        if identity.isNew { try connection.prepareForShrinking(pageSize: options.sizeLimit?.pageSize) }
        try connection.prepareForWriting(.normal, logSizeLimit: options.effectiveLogSizeLimit)
        // Debian's SQLite overwrites deleted content with zeros. A cache of public data does not need that.
        try connection.execute("PRAGMA secure_delete = OFF")
        connection.layout = try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            if identity.isNew {
                try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
                try connection.execute("PRAGMA user_version = \(Self.version)")
            }
            return try SchemaEvolution(schema, connection).migrate()
        }
        if let limit = options.sizeLimit { try connection.setMaximumSize(limit.fileSizeLimit) }
        return connection
    }

    func deleteOutdatedRows(_ connection: Connection, needsSpace: Bool) throws(DatabaseError) -> Bool {
        try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            try SchemaEvolution(schema, connection).deleteOutdatedRows(needsSpace: needsSpace)
        }
    }

    func check(_ reader: Connection) throws(DatabaseError) {
        do throws(DatabaseError) {
            guard let layout = try StoredLayout(of: schema, reader) else { throw .fileChanged(path: files.path) }
            reader.layout = layout
        } catch {
            // The table of layouts is missing if a version that predates layouts has rebuilt the file.
            throw error.isMissingTable ? .fileChanged(path: files.path) : error
        }
    }
}

extension DatabaseError {
    /// Whether the content of the file cannot be used as a cache.
    fileprivate var isUnusableAsCache: Bool {
        switch self {
        case .ownedByAnotherApplication: true
        // SQLITE_ERROR, SQLITE_CONSTRAINT: the file has tables that no version of Popcorn created.
        case .sqlite(let error): error.primaryCode == 1 || error.primaryCode == 19
        default: false
        }
    }
}
