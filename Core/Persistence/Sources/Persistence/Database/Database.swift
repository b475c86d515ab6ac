import Foundation
import Logging
import NIOConcurrencyHelpers

/// A SQLite database in a file: one connection writes, several read.
///
/// ```swift
/// let entry = try await database.read { transaction throws(DatabaseError) in
///     try transaction.find(WatchlistEntryEntity(movieID: 550))
/// }
/// ```
///
/// Reads run on the calling task's thread, each on one snapshot that writes do not disturb
/// (<https://sqlite.org/isolation.html>). Writes run one after the other on a thread of their own, and, over a lock
/// file beside the database, one process at a time. No thread that tasks share waits for a lock.
///
/// The file may be replaced or removed while it is open, by another process or by hand. A write opens the one that is
/// at the path now; a read is refused with ``DatabaseError/fileChanged(path:)`` and has that done. A cache in which damage
/// is found is set aside and rebuilt in the same way.
package final class Database: Sendable {

    private let file: any OpenableFile
    private let options: DatabaseOptions
    private let report: DatabaseEventReporter
    private let writer: Writer
    private let readers: ReaderPool
    private let temporaryFolder: TemporaryFolder?
    /// Why nothing is written any more.
    private let refusal = NIOLockedValueBox<DatabaseError?>(nil)

    init(
        _ file: some OpenableFile, options: DatabaseOptions, logger: Logger, temporaryFolder: TemporaryFolder? = nil
    ) async throws(DatabaseError) {
        let path = file.files.path
        let report = DatabaseEventReporter(path: path, logger: logger, observe: options.observe)
        let opened = NIOLockedValueBox<DatabaseFiles.Identity?>(nil)
        let opener = WorkQueue("opener")
        let readers = ReaderPool(path: path, limit: options.readers, checkInterval: options.fileCheckInterval) {
            () async throws(DatabaseError) in
            try await opener.run { _ throws(DatabaseError) in
                try Connection(
                    readerOf: file, identity: opened.withLockedValue { $0 }, busyTimeout: options.busyTimeout)
            }
        }
        let writer = Writer(file, options, report, opened: opened) { readers.discard() }
        try await writer.open()
        self.file = file
        self.options = options
        self.report = report
        self.writer = writer
        self.temporaryFolder = temporaryFolder
        self.readers = readers
    }

    /// Reads on one snapshot.
    ///
    /// If all readers are busy, or SQLite itself is, the task waits without holding a thread. The closure runs again
    /// after such a wait.
    ///
    /// - Throws: ``DatabaseError/cancelled`` if the task was cancelled while it waited,
    ///   ``DatabaseError/fileChanged(path:)`` or the damage that was found while the file is opened anew,
    ///   ``DatabaseError/closed(path:)`` after ``close()``, and what the closure throws.
    package func read<Result: Sendable>(
        _ body: (borrowing ReadTransaction) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        try await withReader { connection throws(DatabaseError) in try connection.read(body) }
    }

    /// The entity with a key, with none of its relations, or `nil`.
    ///
    /// - Throws: What ``read(_:)`` throws.
    package func find<Value: TableEntity & Sendable>(
        _ type: Value.Type, _ key: Value.Key
    ) async throws(DatabaseError) -> Value? {
        try await withReader { connection throws(DatabaseError) in try ReadTransaction(connection).find(type, key) }
    }

    /// The entity with a key, with some of its relations, or `nil`: all of one snapshot.
    ///
    /// This is faster than ``read(_:)``. The statement for the entity's own row is under way until its relations are
    /// read, which makes it a transaction without a `BEGIN`: "An implicit transaction […] is committed automatically
    /// when the last active statement finishes". <https://sqlite.org/lang_transaction.html>
    ///
    /// - Parameter selection: Which relations are read next to those that always are; the others are `nil`.
    /// - Throws: What ``read(_:)`` throws, and ``DatabaseError/unreadable(table:column:expected:found:)``.
    package func find<Value: AggregateEntity & Sendable>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> Stored<Value>? {
        try await withReader { connection throws(DatabaseError) in
            try ReadTransaction(connection).find(type, key, including: selection)
        }
    }

    /// Writes everything that the closure writes, or, if it throws, nothing.
    ///
    /// A write that has begun when its task is cancelled goes on to its end; the task does not wait for that.
    ///
    /// - Throws: ``DatabaseError/lockTimeout(path:waited:)`` if another process writes for too long,
    ///   ``DatabaseError/cancelled`` if the task was cancelled, ``DatabaseError/closed(path:)`` after ``close()``, the
    ///   damage that was found in a library, and what the closure throws.
    package func write<Result: Sendable>(
        _ body: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        return try await exclusively { connection throws(DatabaseError) in try connection.write(body) }
    }

    /// Gives space that deleted rows left back to the file system. <https://sqlite.org/lang_vacuum.html>
    package func compact() async throws(DatabaseError) {
        try await exclusively { connection throws(DatabaseError) in
            try connection.execute("VACUUM")
            try connection.checkpoint()
        }
    }

    /// How many reads wait for a reader.
    package var waitingReads: Int { readers.waiterCount }

    /// How many bytes the database takes on disk.
    package var fileSize: Int { file.files.size }

    /// Waits for the reads and writes that have begun, writes everything back into the one file and closes it.
    ///
    /// Later reads and writes throw ``DatabaseError/closed(path:)``; closing again does nothing.
    package func close() async {
        await readers.close()
        await writer.close { connection throws(DatabaseError) in try connection.checkpoint() }
        temporaryFolder?.remove()
    }

    private func withReader<Result: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        var wait = BusyBackoff(timeout: options.busyTimeout)
        var identity: DatabaseFiles.Identity?
        while true {
            do throws(DatabaseError) {
                return try await readers.withConnection { connection throws(DatabaseError) in
                    do throws(DatabaseError) {
                        return try body(connection)
                    } catch {
                        identity = connection.identity
                        // What was read of a file that was taken away says nothing about the one that is there now.
                        throw error.isDamagedFile && connection.hasMoved ? .fileChanged(path: connection.path) : error
                    }
                }
            } catch {
                guard error.isBusy else { throw startRecovery(error, from: identity) }
                try await wait.pause(for: error)
            }
        }
    }

    private func exclusively<Result: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        if let error = refusal.withLockedValue({ $0 }) { throw error }
        do throws(DatabaseError) {
            return try await writer.perform(body)
        } catch {
            // The writer itself has mended what it found damaged.
            guard file.isDisposable, error.isDamagedFile else { throw startRecovery(error, from: nil) }
            throw error
        }
    }

    /// Begins what an error calls for.
    ///
    /// - Returns: The error that the caller gets.
    private func startRecovery(_ error: DatabaseError, from identity: DatabaseFiles.Identity?) -> DatabaseError {
        if file.isDisposable, error.isMissingTable {
            return startRecovery(.fileChanged(path: file.files.path), from: nil)
        }
        switch error {
        case .fileChanged:
            restore(error, damaged: nil)
        case _ where error.isDamagedFile && file.isDisposable:
            restore(error, damaged: identity)
        case _ where error.isDamagedFile:
            report.damaged(error)
            refusal.withLockedValue { $0 = error }
        default:
            break
        }
        return error
    }

    private func restore(_ error: DatabaseError, damaged: DatabaseFiles.Identity?) {
        // Nothing is read while the file is opened anew.
        guard readers.suspend(throwing: error) else { return }
        if error.isDamagedFile { report.damaged(error) }
        writer.restore(damaged: damaged, because: error) { [readers] in readers.resume() }
    }
}

/// A database file that can be opened for writing once the lock is held.
protocol OpenableFile: Sendable {
    var files: DatabaseFiles { get }

    /// Whether the file may be set aside and built anew.
    var isDisposable: Bool { get }

    /// Opens, checks and if needed creates or changes the file.
    ///
    /// - Parameter isReopening: Whether the program had it open before.
    func open(
        _ options: DatabaseOptions, isReopening: Bool, _ report: DatabaseEventReporter
    ) throws(DatabaseError) -> Connection

    /// Checks that a reader sees a file that this program has opened for writing, or throws
    /// ``DatabaseError/fileChanged(path:)``.
    func check(_ reader: Connection) throws(DatabaseError)
}

extension Connection {

    /// A connection that reads the file that the writer has open. Opening it may block the thread; using it never does.
    ///
    /// - Parameter identity: Which file the writer has open.
    /// - Throws: ``DatabaseError/fileChanged(path:)`` if it is no longer at the path.
    convenience init(
        readerOf file: some OpenableFile, identity: DatabaseFiles.Identity?, busyTimeout: Duration
    ) throws(DatabaseError) {
        let files = file.files
        guard files.identity == identity else { throw .fileChanged(path: files.path) }
        do throws(DatabaseError) {
            try self.init(path: files.path, role: .reader, busyTimeout: busyTimeout)
            // The first read opens the log beside the file; both have to be of the same database.
            try file.check(self)
        } catch {
            throw files.identity == identity ? error : .fileChanged(path: files.path)
        }
        guard files.identity == identity, !hasMoved else { throw .fileChanged(path: files.path) }
        self.identity = identity
        setBusyTimeout(.zero)
    }
}
