import Foundation
import Logging

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
/// file beside the database, one process at a time.
package final class Database: Sendable {

    private let files: DatabaseFiles
    private let options: DatabaseOptions
    private let logger: Logger
    private let lock: FileLock
    private let writer: Writer
    private let readers: ReaderPool
    private let temporaryFolder: TemporaryFolder?

    init(
        _ file: some OpenableFile, options: DatabaseOptions, logger: Logger, temporaryFolder: TemporaryFolder? = nil
    ) async throws(DatabaseError) {
        let files = file.files
        try files.createFolder()
        let lock = try FileLock(path: files.lockPath)
        let writer = Writer(path: files.path)
        try await writer.open { () throws(DatabaseError) in
            try lock.hold(waiting: options.lockTimeout) { () throws(DatabaseError) in
                try file.open(options)
            }
        }
        self.files = files
        self.options = options
        self.logger = logger
        self.lock = lock
        self.writer = writer
        self.temporaryFolder = temporaryFolder
        readers = ReaderPool(path: files.path, limit: options.readers) { () throws(DatabaseError) in
            let reader = try Connection(path: files.path, role: .reader, busyTimeout: options.busyTimeout)
            try file.check(reader)
            return reader
        }
    }

    /// Reads on one snapshot.
    ///
    /// Where all readers are busy the task waits without holding a thread, in the order of arrival.
    ///
    /// - Throws: ``DatabaseError/cancelled`` where the task was cancelled while it waited,
    ///   ``DatabaseError/closed(path:)`` after ``close()``, and what the closure throws.
    package func read<Result: Sendable>(
        _ body: (borrowing ReadTransaction) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        do throws(DatabaseError) {
            return try await readers.withConnection { connection throws(DatabaseError) in
                try connection.read(body)
            }
        } catch {
            note(error)
            throw error
        }
    }

    /// Writes everything that the closure writes, or, where it throws, nothing.
    ///
    /// A write that has begun when its task is cancelled comes to its end.
    ///
    /// - Throws: ``DatabaseError/inUse(path:waited:)`` where another process writes for too long,
    ///   ``DatabaseError/cancelled`` where the task was cancelled before its turn, ``DatabaseError/closed(path:)``
    ///   after ``close()``, and what the closure throws.
    package func write<Result: Sendable>(
        _ body: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        try await exclusively { connection throws(DatabaseError) in try connection.write(body) }
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
    package var fileSize: Int { files.size }

    /// Waits for the reads and writes that have begun, writes everything back into the one file and closes it.
    ///
    /// Later reads and writes throw ``DatabaseError/closed(path:)``; closing again does nothing.
    package func close() async {
        await readers.close()
        await writer.close { [lock, options, logger] connection in
            do throws(DatabaseError) {
                try lock.hold(waiting: options.lockTimeout) { () throws(DatabaseError) in try connection.checkpoint() }
            } catch {
                // Nothing is lost: what is not written back stays in the -wal file.
                logger.debug("Database closed without a checkpoint", metadata: ["error": "\(error)"])
            }
        }
        temporaryFolder?.remove()
    }

    private func exclusively<Result: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        do throws(DatabaseError) {
            return try await writer.perform { [lock, options] connection, turn throws(DatabaseError) in
                try lock.hold(waiting: options.lockTimeout, isCancelled: { turn.isCancelled }) {
                    () throws(DatabaseError) in try body(connection)
                }
            }
        } catch {
            note(error)
            throw error
        }
    }

    private func note(_ error: DatabaseError) {
        guard error.isCorruption else { return }
        files.markAsDamaged()
        logger.warning("Database is damaged", metadata: ["path": "\(files.path)", "error": "\(error)"])
    }
}

/// A database file that can be opened for writing once the lock is held.
protocol OpenableFile: Sendable {
    var files: DatabaseFiles { get }

    /// Opens, checks and where needed creates the file.
    func open(_ options: DatabaseOptions) throws(DatabaseError) -> Connection

    /// Checks that a reader opened later still sees the file that was opened.
    func check(_ reader: Connection) throws(DatabaseError)
}
