package import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A SQLite database in a file, with one connection for writes and several for reads.
///
/// ```swift
/// let entry = try await database.read { transaction throws(DatabaseError) in
///     try transaction.find(WatchlistEntryEntity(movieID: 550))
/// }
/// ```
///
/// Each read sees one snapshot, which writes do not change (<https://sqlite.org/isolation.html>). A read of a few rows
/// runs on the calling task's thread, and is repeated on a thread of its connection if it would wait for the disk. Any
/// other read runs on a thread of its connection if reads already occupy half of the processors. Writes run one at a
/// time on a serial queue, and those that wait share a transaction. A lock file next to the database limits writing to
/// one process at a time. Threads of the cooperative pool never block on a lock.
///
/// The file may be replaced or removed while it is open. The next write opens the file that is now at the path. A read
/// throws ``DatabaseError/fileChanged(path:)`` and triggers the reopening. A corrupt cache is renamed and rebuilt in
/// the same way.
package final class Database: Sendable {

    private let file: any OpenableFile
    private let options: DatabaseOptions
    private let report: DatabaseEventReporter
    let revisions: RowRevisions
    private let writer: Writer
    private let readers: ReaderPool
    private let temporaryFolder: TemporaryFolder?
    private let reopening: NIOLockedValueBox<RetryBackoff>
    /// The error that writes throw once a library is found to be corrupt.
    private let refusal = NIOLockedValueBox<DatabaseError?>(nil)

    init(
        _ file: some OpenableFile, options: DatabaseOptions, logger: Logger, temporaryFolder: TemporaryFolder? = nil
    ) async throws(DatabaseError) {
        try SQLiteVersion.check(options.sqliteVersion)
        let path = file.files.path
        let report = DatabaseEventReporter(path: path, logger: logger, options)
        let opened = NIOLockedValueBox<DatabaseFiles.Identity?>(nil)
        let opener = WorkQueue("opener")
        let readers = ReaderPool(
            path: path, limit: options.readers, waitingLimit: options.waitingReads,
            checkInterval: options.fileCheckInterval
        ) { () async throws(DatabaseError) in
            try await opener.run { _ throws(DatabaseError) in
                try Connection(
                    readerOf: file, identity: opened.withLockedValue { $0 }, busyTimeout: options.busyTimeout)
            }
        }
        let reopening = NIOLockedValueBox(RetryBackoff(first: .milliseconds(100), limit: .seconds(30)))
        let revisions = RowRevisions(file.files, checkInterval: options.fileCheckInterval)
        let writer = Writer(file, options, report, revisions: revisions, opened: opened, reopening: reopening) {
            readers.discard()
        }
        try await writer.open()
        self.file = file
        self.options = options
        self.report = report
        self.revisions = revisions
        self.writer = writer
        self.temporaryFolder = temporaryFolder
        self.readers = readers
        self.reopening = reopening
    }

    /// Runs a closure that reads from one snapshot.
    ///
    /// If all read connections are in use, or SQLite reports `SQLITE_BUSY`, the task suspends without blocking a
    /// thread. After `SQLITE_BUSY` the closure runs again from the start, so it must not have side effects.
    ///
    /// - Parameters:
    ///   - isBrief: Whether the closure reads a few rows. If it would wait for the disk, it runs again on another
    ///     thread. Default: `false`.
    ///   - body: The closure to run.
    /// - Throws: ``DatabaseError/cancelled`` if the task was cancelled while it waited,
    ///   ``DatabaseError/overloaded(path:waiting:)`` if too many reads wait for a connection,
    ///   ``DatabaseError/fileChanged(path:)`` or the corruption error if the file was replaced or is corrupt, and while
    ///   it is being reopened or rebuilt, ``DatabaseError/closed(path:)`` after ``close()``, and errors of the closure.
    package func read<Result: Sendable>(
        isBrief: Bool = false, _ body: (borrowing ReadTransaction) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        ReadRecorder.current?.refuse()
        return try await unrecordedRead(isBrief: isBrief, body)
    }

    func unrecordedRead<Result: Sendable>(
        isBrief: Bool = false, _ body: (borrowing ReadTransaction) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        try await withReader(isBrief: isBrief) { connection throws(DatabaseError) in try connection.read(body) }
    }

    package func find<Value: TableEntity & Sendable>(
        _ type: Value.Type, _ key: Value.Key
    ) async throws(DatabaseError) -> Value? {
        try await readRow(of: type, key) { transaction, digest throws(DatabaseError) in
            try transaction.find(type, key, addingTo: &digest)
        }
    }

    /// Reads the row with its relations from one snapshot. Faster than ``read(_:)``: one statement reads them, in an
    /// implicit transaction.
    ///
    /// - Throws: The errors of ``read(_:)``, ``DatabaseError/unreadable(table:column:expected:found:)``, and
    ///   ``DatabaseError/undeclared(entity:reason:)`` if `selection` contains a property that is not a relation.
    package func find<Value: AggregateEntity & Sendable>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> (entity: Value, state: RowState)? {
        try await readRow(of: type, key) { transaction, digest throws(DatabaseError) in
            try transaction.find(type, key, including: selection, addingTo: &digest)
        }
    }

    /// Runs a closure that reads a row in an implicit transaction. If the current task's read is recorded, the row is
    /// recorded as a dependency.
    ///
    /// - Parameter body: A closure that reads the row, and adds it to a digest if there is one.
    private func readRow<Value: TableEntity, Result: Sendable>(
        of type: Value.Type, _ key: Value.Key,
        _ body: (borrowing ReadTransaction, inout RowDigest?) throws(DatabaseError) -> Result?
    ) async throws(DatabaseError) -> Result? {
        guard let recorder = ReadRecorder.current else {
            return try await withReader(isBrief: true) { connection throws(DatabaseError) in
                var digest: RowDigest?
                return try body(ReadTransaction(connection), &digest)
            }
        }
        do throws(DatabaseError) {
            let key = try EntityKey(type, key)
            let mark = revisions.mark(slot: key.slot)
            let (result, digest) = try await withReader(isBrief: true) { connection throws(DatabaseError) in
                var digest = RowDigest() as RowDigest?
                let result = try body(ReadTransaction(connection), &digest)
                return (result, result == nil ? 0 : digest?.value ?? 0)
            }
            recorder.record(RowDependency(database: self, key: key, mark: mark, digest: digest))
            return result
        } catch {
            recorder.refuse()
            throw error
        }
    }

    /// Runs a closure in a write transaction, and returns its result after the commit. If the closure throws, its
    /// changes are rolled back.
    ///
    /// Other writes that wait at the same time may be in the same transaction. If one of them fails, the closure runs
    /// again in a separate transaction, so it must not have side effects.
    ///
    /// If the task is cancelled before the closure runs, nothing is written. Afterwards, the write completes, and this
    /// method returns its result.
    ///
    /// After a lock timeout, writes to a cache do not wait for the lock until one of them gets it. If a cache cannot be
    /// reopened, its writes throw the error of the last attempt until the next attempt is due.
    ///
    /// - Throws: ``DatabaseError/lockTimeout(path:waited:)`` if another writer holds the lock for too long,
    ///   ``DatabaseError/overloaded(path:waiting:)`` if too many writes wait, ``DatabaseError/cancelled`` if the task
    ///   was cancelled before the closure ran, ``DatabaseError/closed(path:)`` after ``close()``,
    ///   ``DatabaseError/fileChanged(path:)`` if a library was deleted while it was open, the corruption error of a
    ///   corrupt library, and errors of the closure.
    package func write<Result: Sendable>(
        _ body: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        try await recovering { () async throws(DatabaseError) in try await writer.write(body) }
    }

    /// Returns the space of deleted rows to the file system. <https://sqlite.org/lang_vacuum.html>
    package func compact() async throws(DatabaseError) {
        try await withWriter { connection throws(DatabaseError) in
            try connection.execute("VACUUM")
            try connection.checkpoint()
        }
    }

    /// Replaces a cache by an empty one, in a new file. Only for caches.
    ///
    /// The duration does not depend on the number of rows. Other databases on the file, also of other processes, open
    /// the new file with their next use.
    ///
    /// - Throws: The errors of ``write(_:)``.
    package func replaceFile() async throws(DatabaseError) {
        guard file.isDisposable else { throw .inaccessible(path: file.files.path, reason: "a library is not replaced") }
        try await writer.replaceFile()
    }

    /// Moves the write-ahead log into the database file, so that both contain no deleted rows that are overwritten.
    ///
    /// - Throws: ``DatabaseError/sqlite(_:)`` if a read prevents it.
    package func checkpoint() async throws(DatabaseError) {
        try await withWriter { connection throws(DatabaseError) in try connection.checkpoint() }
    }

    /// The copies of a library that migrations made next to it, sorted by name.
    package var olderCopies: [URL] { file.files.copies }

    /// Copies the database to a new file while it is in use. The copy contains one snapshot, and only its owner can
    /// read it.
    ///
    /// Reads and writes continue during the copy.
    ///
    /// - Throws: ``DatabaseError/inaccessible(path:reason:)`` if the file exists or cannot be created.
    package func copy(to file: URL) async throws(DatabaseError) {
        let files = self.file.files
        let timeout = options.busyTimeout
        try await WorkQueue("copy").run { _ throws(DatabaseError) in
            let connection = try Connection(path: files.path, role: .reader, busyTimeout: timeout)
            try files.copy(connection, to: file.path)
        }
    }

    /// Whether the file accepts writes: its permissions allow them, and it was not refused as a corrupt library. A
    /// check takes no lock.
    package var isWritable: Bool {
        refusal.withLockedValue { $0 == nil } && FileManager.default.isWritableFile(atPath: file.files.path)
    }

    /// Whether writes wait for another writer of the file. Writes to a cache then fail instead of waiting.
    package var isWriteBlocked: Bool { writer.isBlocked }

    /// The number of reads that wait for a connection.
    package var waitingReads: Int { readers.waiterCount }

    /// The size of the database on disk, in bytes, including its write-ahead log.
    package var fileSize: Int { file.files.size }

    /// Waits for running reads and for queued and running writes, checkpoints the write-ahead log into the database
    /// file, and closes it.
    ///
    /// Waiting and later reads, and later writes, throw ``DatabaseError/closed(path:)``. Closing again has no effect.
    package func close() async {
        await readers.close()
        await writer.close { connection throws(DatabaseError) in try connection.checkpoint() }
        if let temporaryFolder { await WorkQueue("folder").finish { temporaryFolder.remove() } }
    }

    private func withReader<Result: Sendable>(
        isBrief: Bool = false, _ body: (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        var wait = BusyBackoff(timeout: options.busyTimeout)
        var identity: DatabaseFiles.Identity?
        while true {
            do throws(DatabaseError) {
                return try await readers.withConnection(isBrief: isBrief) { connection throws(DatabaseError) in
                    do throws(DatabaseError) {
                        return try body(connection)
                    } catch {
                        identity = connection.identity
                        // Corruption found in a file that is no longer at the path does not concern the file that is
                        // there now.
                        throw error.isCorruptFile && connection.hasMoved ? .fileChanged(path: connection.path) : error
                    }
                }
            } catch {
                guard error.isBusy else { throw startRecovery(error, from: identity) }
                try await wait.pause(for: error)
            }
        }
    }

    func withWriter<Result: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        try await recovering { () async throws(DatabaseError) in try await writer.perform(body) }
    }

    /// Runs a closure that uses the writer, and starts the recovery that an error requires.
    private func recovering<Result: Sendable>(
        _ body: () async throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        if let error = refusal.withLockedValue({ $0 }) { throw error }
        do throws(DatabaseError) {
            return try await body()
        } catch {
            // The writer has already rebuilt the corrupt cache.
            guard file.isDisposable, error.isCorruptFile else { throw startRecovery(error, from: nil) }
            throw error
        }
    }

    /// Starts the recovery that an error requires: reopening the file, rebuilding a corrupt cache, or refusing writes
    /// to a corrupt library.
    ///
    /// - Returns: The error to throw to the caller.
    private func startRecovery(_ error: DatabaseError, from identity: DatabaseFiles.Identity?) -> DatabaseError {
        if file.isDisposable, error.isMissingTable {
            return startRecovery(.fileChanged(path: file.files.path), from: nil)
        }
        switch error {
        case .fileChanged:
            reopen(error, corruptFile: nil)
        case _ where error.isCorruptFile && file.isDisposable:
            reopen(error, corruptFile: identity)
        case _ where error.isCorruptFile:
            report.corrupt(error)
            refusal.withLockedValue { $0 = error }
        default:
            break
        }
        return error
    }

    private func reopen(_ error: DatabaseError, corruptFile: DatabaseFiles.Identity?) {
        guard reopening.withLockedValue({ $0.isDue(at: options.now()) }) else { return }
        // Reads throw the error until the file has been reopened.
        guard readers.suspend(throwing: error) else { return }
        if error.isCorruptFile { report.corrupt(error) }
        writer.reopen(corruptFile: corruptFile, because: error) { [readers] in readers.resume() }
    }
}

/// A database file that can be opened for writing while the file lock is held.
protocol OpenableFile: Sendable {
    var files: DatabaseFiles { get }

    /// Whether the file may be renamed and rebuilt.
    var isDisposable: Bool { get }

    /// Checks the content of the file without the file lock, before ``open(_:isReopening:_:)``.
    ///
    /// - Returns: The identity of the file, or `nil` if it is missing.
    func inspect(_ options: DatabaseOptions) throws(DatabaseError) -> DatabaseFiles.Identity?

    /// Opens the file, and checks that this version can use it. Creates the file or updates its schema if needed.
    ///
    /// - Parameter isReopening: Whether this database had the file open before.
    func open(
        _ options: DatabaseOptions, isReopening: Bool, _ report: DatabaseEventReporter
    ) throws(DatabaseError) -> Connection

    /// Deletes some of the rows and tables that are no longer retained.
    ///
    /// - Parameter needsSpace: Whether other versions' tables in an earlier format are deleted, too.
    /// - Returns: Whether further rows or tables remain.
    func deleteOutdatedRows(_ connection: Connection, needsSpace: Bool) throws(DatabaseError) -> Bool

    /// Checks that the reader's file has been opened for writing by this version, or throws
    /// ``DatabaseError/fileChanged(path:)``.
    func check(_ reader: Connection) throws(DatabaseError)
}

extension Connection {

    /// Creates a connection that reads the file that the writer has open.
    ///
    /// Opening it may block the thread. Using it never blocks on a lock, because its busy timeout is then zero.
    ///
    /// - Parameter identity: The identity of the file that the writer has open.
    /// - Throws: ``DatabaseError/fileChanged(path:)`` if that file is no longer at the path.
    convenience init(
        readerOf file: some OpenableFile, identity: DatabaseFiles.Identity?, busyTimeout: Duration
    ) throws(DatabaseError) {
        let files = file.files
        guard files.identity == identity else { throw .fileChanged(path: files.path) }
        do throws(DatabaseError) {
            try self.init(path: files.path, role: .reader, busyTimeout: busyTimeout)
            // The first read opens the `-wal` file at the path. Both files must belong to the same database, so the
            // identity is checked again below.
            try file.check(self)
        } catch {
            throw files.identity == identity ? error : .fileChanged(path: files.path)
        }
        guard files.identity == identity, !hasMoved else { throw .fileChanged(path: files.path) }
        self.identity = identity
        setBusyTimeout(.zero)
    }
}
