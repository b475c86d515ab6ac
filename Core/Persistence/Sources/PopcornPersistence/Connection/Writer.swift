import NIOConcurrencyHelpers
import Synchronization

/// The only connection that writes, on a serial queue and under the file lock.
///
/// Before each use, checks that the connection's file is still the one at the path, and reopens the path if the file
/// was replaced.
///
/// `@unchecked Sendable`: mutable state is accessed only on the queue.
final class Writer: @unchecked Sendable {

    private let file: any OpenableFile
    private let options: DatabaseOptions
    private let report: DatabaseEventReporter
    private let queue = WorkQueue("writer")
    private let opened: NIOLockedValueBox<DatabaseFiles.Identity?>
    private let reopened: @Sendable () -> Void
    private var lock: FileLock?
    private var connection: Connection?
    private var sideFiles: DatabaseFiles.SideFiles?
    private var isClosed = false
    private let blocked = Atomic(false)

    /// Creates a writer of a file, without opening the file.
    ///
    /// - Parameters:
    ///   - opened: The box in which the writer stores the identity of the file that it has open.
    ///   - reopened: A closure that is called after the writer has opened the path again, whether for the same file or
    ///     another.
    init(
        _ file: any OpenableFile, _ options: DatabaseOptions, _ report: DatabaseEventReporter,
        opened: NIOLockedValueBox<DatabaseFiles.Identity?>, reopened: @escaping @Sendable () -> Void
    ) {
        self.file = file
        self.options = options
        self.report = report
        self.opened = opened
        self.reopened = reopened
    }

    /// Whether a write waits for the file lock, or the last write did not get it in time.
    var isBlocked: Bool { blocked.load(ordering: .acquiring) }

    /// Opens the file, creating it if it is missing.
    func open() async throws(DatabaseError) {
        try await perform { _ in }
    }

    /// Runs a closure with the connection after the closures queued before it.
    ///
    /// A task that is cancelled before the closure runs throws `cancelled`, and the closure does not run. Otherwise, the
    /// task waits for the result of the closure.
    ///
    /// If the closure finds that a cache is corrupt, the cache is rebuilt before the next use.
    func perform<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard queue.waitingCount < options.waitingWrites else {
            throw .overloaded(path: file.files.path, waiting: options.waitingWrites)
        }
        return try await queue.run { caller throws(DatabaseError) in
            guard !self.isClosed else { throw .closed(path: self.file.files.path) }
            return try self.locked({ caller.isCancelled }) { () throws(DatabaseError) in
                try caller.stay()
                let connection = try self.current()
                defer { if connection.isInTransaction { self.connection = nil } }
                do throws(DatabaseError) {
                    return try body(connection)
                } catch {
                    self.repair(after: error)
                    throw error
                }
            }
        }
    }

    /// Enqueues the reopening of the file without waiting for it.
    ///
    /// - Parameters:
    ///   - corruptFile: The identity of a corrupt file. If it is still the file at the path, it is renamed and rebuilt.
    ///   - error: The error that led to the reopening.
    ///   - done: A closure that is called after the attempt, whether it succeeded or failed.
    func reopen(
        corruptFile: DatabaseFiles.Identity?, because error: DatabaseError, then done: @escaping @Sendable () -> Void
    ) {
        queue.start {
            defer { done() }
            guard !self.isClosed else { return }
            do throws(DatabaseError) {
                try self.locked({ false }) { () throws(DatabaseError) in
                    self.connection = nil
                    if let corruptFile, corruptFile == self.file.files.identity { try self.setAside(because: error) }
                    _ = try self.current()
                }
            } catch {
                self.report.reopeningFailed(error)
            }
        }
    }

    /// Closes the connection after the queued work and a last closure, which runs under the lock.
    func close(_ last: @escaping @Sendable (Connection) throws(DatabaseError) -> Void) async {
        await queue.finish {
            if let connection = self.connection, !connection.hasMoved {
                do throws(DatabaseError) {
                    try self.locked({ false }) { () throws(DatabaseError) in try last(connection) }
                } catch {
                    self.report.closedWithoutCheckpoint(error)
                }
            }
            self.isClosed = true
            self.connection = nil
            self.lock = nil
        }
    }

    private func locked<Value>(
        _ isCancelled: () -> Bool, _ body: () throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let lock: FileLock
        if let known = self.lock { lock = known } else { lock = try FileLock(file.files) }
        self.lock = lock
        // Cache writes that cannot be written soon are dropped, because they would otherwise pile up.
        let isContended = blocked.exchange(true, ordering: .acquiringAndReleasing)
        let timeout = isContended && file.isDisposable ? .zero : options.lockTimeout
        do throws(DatabaseError) {
            return try lock.hold(waiting: timeout, isCancelled: isCancelled) { () throws(DatabaseError) in
                blocked.store(false, ordering: .releasing)
                return try body()
            }
        } catch {
            if case .lockTimeout = error {} else { blocked.store(false, ordering: .releasing) }
            throw error
        }
    }

    /// Returns the connection to the file that is now at the path.
    private func current() throws(DatabaseError) -> Connection {
        if let connection, !connection.hasMoved { return connection }
        connection = nil
        let former = opened.withLockedValue { $0 }
        if let sideFiles, former != file.files.identity {
            // If the main file was moved, deleted or replaced alone, remove the -wal, -shm and -journal files it left
            // behind. SQLite would apply them to the new file.
            file.files.remove(sideFiles)
        }
        let isReopening = sideFiles != nil
        let connection = try file.open(options, isReopening: isReopening, report)
        let identity = file.files.identity
        sideFiles = file.files.sideFiles
        opened.withLockedValue { $0 = identity }
        self.connection = connection
        if isReopening { reopened() }
        if isReopening, identity != former { report.reopened() }
        return connection
    }

    private func repair(after error: DatabaseError) {
        guard file.isDisposable, error.isCorruptFile else { return }
        report.corrupt(error)
        connection = nil
        do throws(DatabaseError) {
            try setAside(because: error)
            _ = try current()
        } catch {
            report.reopeningFailed(error)
        }
    }

    private func setAside(because error: DatabaseError) throws(DatabaseError) {
        report.setAside(try file.files.setAside(), because: "\(error)")
    }
}
