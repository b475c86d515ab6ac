import Foundation
import Glibc
import PopcornCompression
import PopcornConcurrency
import PopcornPersistence

/// The work of a ``TitleIndexBuilder``, whose methods it documents.
///
/// `@unchecked Sendable`: only closures of the thread of the builder, which executes one at a time, use the properties.
final class IndexBuild: @unchecked Sendable {

    /// The state of a kind's export.
    private struct Export {
        let inflater: GzipInflater
        var parser = ExportParser()
        var titleCount = 0
        /// The date of the export; `nil` until it has ended.
        var made: Date?
    }

    private let file: String
    private let unfinished: String
    /// The lock; `nil` before the start and after the end.
    private var lock: BuildLock?
    /// The connection to the new file; `nil` after the end or a failure.
    private var connection: Connection?
    private var exports: [TitleKind: Export] = [:]

    /// The number of titles that were read.
    var titleCount: Int { exports.values.reduce(0) { $0 + $1.titleCount } }

    init(_ file: URL) {
        self.file = file.path
        unfinished = "\(file.path).unfinished"
    }

    deinit {
        // The lock is released afterwards.
        if lock != nil { Self.remove(unfinished) }
    }

    func start() throws(TitleIndexError) {
        guard lock == nil else { throw .buildInProgress(path: file) }
        lock = try BuildLock(of: file)
        Self.remove(unfinished)
        do throws(TitleIndexError) {
            connection = try create()
        } catch {
            cancel()
            throw error
        }
    }

    private func create() throws(TitleIndexError) -> Connection {
        let path = unfinished
        return try withIndexErrors(path) { () throws(DatabaseError) in
            try DatabaseFiles.createPrivateFile(path)
            let connection = try Connection(path: path, role: .writer, busyTimeout: .zero)
            try connection.execute(Self.settings)
            try connection.execute("BEGIN")
            try connection.execute(IndexFormat.tables)
            try connection.execute(StagedTitles.table)
            return connection
        }
    }

    func append(_ chunk: [UInt8], of kind: TitleKind) throws(TitleIndexError) {
        try whileOpen { connection throws(TitleIndexError) in
            var export: Export
            if let started = exports.removeValue(forKey: kind) {
                export = started
            } else {
                export = Export(inflater: try Self.inflater(kind))
            }
            guard export.made == nil else { throw .damagedExport(kind: kind, reason: "data after the end") }
            let staging = try StagedTitles(connection, kind)
            try export.inflater.inflate(
                chunk.span, failure: { Self.error($0, kind) },
                into: { part throws(TitleIndexError) in
                    try export.parser.parse(part) { title throws(TitleIndexError) in
                        try staging.insert(title, &export.titleCount)
                    }
                })
            exports[kind] = export
        }
    }

    func append(
        contentsOf export: URL, of kind: TitleKind, made: Date, for caller: BackgroundThread.Caller,
        progress: @escaping @Sendable (Int) -> Void
    ) throws(TitleIndexError) {
        let descriptor = open(export.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ending(.inaccessible(path: export.path, reason: lastSystemError())) }
        defer { close(descriptor) }
        let size = TitleIndexBuilder.readSize
        var chunk = [UInt8](repeating: 0, count: size)
        var total = 0
        while true {
            guard !caller.isCancelled else { throw ending(.cancelled) }
            let count = read(descriptor, &chunk, size)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw ending(.inaccessible(path: export.path, reason: lastSystemError())) }
            guard count > 0 else { break }
            try append(count == size ? chunk : Array(chunk[..<count]), of: kind)
            total += count
            caller.report { [total] in progress(total) }
        }
        try endExport(of: kind, made: made)
    }

    /// Ends the build.
    ///
    /// - Returns: The error that ended it.
    private func ending(_ error: TitleIndexError) -> TitleIndexError {
        cancel()
        return error
    }

    func endExport(of kind: TitleKind, made: Date) throws(TitleIndexError) {
        try whileOpen { connection throws(TitleIndexError) in
            guard var export = exports[kind] else { throw .damagedExport(kind: kind, reason: "no data") }
            do throws(GzipInflater.Failure) {
                try export.inflater.finish()
            } catch {
                throw Self.error(error, kind)
            }
            let staging = try StagedTitles(connection, kind)
            try export.parser.finish { title throws(TitleIndexError) in
                try staging.insert(title, &export.titleCount)
            }
            let (lines, defects) = (export.parser.lineCount, export.parser.defects)
            guard defects.count * 2 < lines else {
                throw .unreadableExport(kind: kind, lines: lines, defects: defects)
            }
            export.made = made
            exports[kind] = export
        }
    }

    func finish(
        for caller: BackgroundThread.Caller, progress: @escaping @Sendable (Int) -> Void
    ) throws(TitleIndexError) -> [TitleIndexExport] {
        let summary = try whileOpen { connection throws(TitleIndexError) in
            var summary: [TitleIndexExport] = []
            for kind in TitleKind.allCases {
                guard let export = exports[kind] else { continue }
                guard let made = export.made else { throw .damagedExport(kind: kind, reason: "not ended") }
                summary.append(
                    TitleIndexExport(
                        kind: kind, made: made, titleCount: export.titleCount, defects: export.parser.defects))
            }
            try IndexWriter(connection: connection, path: unfinished, caller: caller).write(summary, progress: progress)
            return summary
        }
        // Nothing else refers to the connection, so this closes the file.
        connection = nil
        defer { cancel() }
        try Self.synchronize(unfinished)
        guard rename(unfinished, file) == 0 else { throw .inaccessible(path: file, reason: lastSystemError()) }
        try Self.synchronize(URL(filePath: file).deletingLastPathComponent().path)
        return summary
    }

    func cancel() {
        guard lock != nil else { return }
        connection = nil
        exports = [:]
        Self.remove(unfinished)
        lock = nil
    }
}

// MARK: - Steps

extension IndexBuild {

    /// The settings of the connection. The file is of no use before it is complete, so it needs no journal, and is
    /// synchronised once. The cache is also the memory of a sort. <https://sqlite.org/pragma.html>
    private static let settings = """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA cache_size = -32768; PRAGMA temp_store = FILE;
        PRAGMA application_id = \(Connection.applicationID); PRAGMA user_version = \(IndexFormat.version);
        """

    /// Runs a closure with the connection. If it throws, the builder ends.
    private func whileOpen<Result>(
        _ body: (Connection) throws(TitleIndexError) -> Result
    ) throws(TitleIndexError) -> Result {
        guard let connection else { throw .builderEnded }
        do throws(TitleIndexError) {
            return try body(connection)
        } catch {
            cancel()
            throw error
        }
    }

    private static func inflater(_ kind: TitleKind) throws(TitleIndexError) -> GzipInflater {
        do throws(GzipInflater.Failure) {
            return try GzipInflater()
        } catch {
            throw Self.error(error, kind)
        }
    }

    private static func error(_ failure: GzipInflater.Failure, _ kind: TitleKind) -> TitleIndexError {
        switch failure {
        case .invalid(let reason): .damagedExport(kind: kind, reason: reason)
        case .truncated: .damagedExport(kind: kind, reason: "the data is incomplete")
        case .outOfMemory: .damagedExport(kind: kind, reason: "no memory to decompress it")
        }
    }

    private static func synchronize(_ path: String) throws(TitleIndexError) {
        try withIndexErrors(path) { () throws(DatabaseError) in try DatabaseFiles.synchronize(path) }
    }

    /// Removes an unfinished file and the files of SQLite next to it.
    private static func remove(_ unfinished: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink("\(unfinished)\(suffix)") }
    }
}
