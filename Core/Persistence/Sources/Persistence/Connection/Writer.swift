import NIOConcurrencyHelpers

/// The one connection that writes, on a thread of its own and under the lock of the file.
///
/// Before each use it is made sure that the connection still has the file at the path open; if that was replaced, the
/// new one is opened.
///
/// `@unchecked Sendable`: what changes is touched on the queue only.
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

    /// A writer of a file.
    ///
    /// - Parameters:
    ///   - opened: Where the writer says which file it has open.
    ///   - reopened: Called after the file, or another in its place, was opened once more.
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

    /// Creates what is missing and opens the file.
    func open() async throws(DatabaseError) {
        try await perform { _ in }
    }

    /// Runs a closure with the connection once those before it are done, as ``WorkQueue/run(_:)`` does.
    ///
    /// Damage that it finds is mended before the next use, if the file can be rebuilt.
    func perform<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await queue.run { isCancelled throws(DatabaseError) in
            guard !self.isClosed else { throw .closed(path: self.file.files.path) }
            return try self.locked(isCancelled) { () throws(DatabaseError) in
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

    /// Opens the file anew, after setting it aside if it is still the one that was found damaged. Nobody waits for it.
    func restore(
        damaged: DatabaseFiles.Identity?, because error: DatabaseError, then done: @escaping @Sendable () -> Void
    ) {
        queue.start {
            defer { done() }
            guard !self.isClosed else { return }
            do throws(DatabaseError) {
                try self.locked({ false }) { () throws(DatabaseError) in
                    self.connection = nil
                    if let damaged, damaged == self.file.files.identity { try self.setAside(because: error) }
                    _ = try self.current()
                }
            } catch {
                self.report.restoringFailed(error)
            }
        }
    }

    /// Closes the connection once everything before is done, after a last closure under the lock.
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
        return try lock.hold(waiting: options.lockTimeout, isCancelled: isCancelled, body)
    }

    /// The connection to the file that is at the path now.
    private func current() throws(DatabaseError) -> Connection {
        if let connection, !connection.hasMoved { return connection }
        connection = nil
        let former = opened.withLockedValue { $0 }
        if let sideFiles, former != file.files.identity {
            // Left beside a file that someone took away alone, they would be taken for those of its successor.
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
        guard file.isDisposable, error.isDamagedFile else { return }
        report.damaged(error)
        connection = nil
        do throws(DatabaseError) {
            try setAside(because: error)
            _ = try current()
        } catch {
            report.restoringFailed(error)
        }
    }

    private func setAside(because error: DatabaseError) throws(DatabaseError) {
        report.setAside(try file.files.setAside(), because: "\(error)")
    }
}
