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
    private let revisions: RowRevisions
    /// The backoff of opening the file after a failure. Reads share it.
    private let reopening: NIOLockedValueBox<RetryBackoff>
    private let reopened: @Sendable () -> Void
    /// The error of the last attempt to open a cache or its lock; `nil` after a success.
    private var openingFailure: DatabaseError?
    private var lock: FileLock?
    private var connection: Connection? {
        didSet { revisions.observe(connection) }
    }
    /// Whether the connection must be opened again, although its file is still at the path.
    private var mustReopen = false
    private var sideFiles: DatabaseFiles.SideFiles?
    private var logLimit: LogLimit
    private var sizeGuard: SizeGuard?
    private var isEvictionQueued = false
    private var isClosed = false
    private let blocked = Atomic(false)

    /// Creates a writer of a file, without opening the file.
    ///
    /// - Parameters:
    ///   - revisions: The revisions of the rows, which change with the file that the writer has open.
    ///   - opened: The box in which the writer stores the identity of the file that it has open.
    ///   - reopening: The backoff of opening the file after a failure.
    ///   - reopened: A closure that is called after the writer has opened the path again, whether for the same file or
    ///     another.
    init(
        _ file: any OpenableFile, _ options: DatabaseOptions, _ report: DatabaseEventReporter,
        revisions: RowRevisions,
        opened: NIOLockedValueBox<DatabaseFiles.Identity?>, reopening: NIOLockedValueBox<RetryBackoff>,
        reopened: @escaping @Sendable () -> Void
    ) {
        self.file = file
        self.options = options
        self.report = report
        self.revisions = revisions
        self.opened = opened
        self.reopening = reopening
        self.reopened = reopened
        logLimit = LogLimit(file.files, options, report)
        sizeGuard = options.sizeLimit.map { SizeGuard($0, file.files, options, revisions) }
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
    /// If the closure finds that a cache is corrupt, the cache is rebuilt before the next use. If a cache cannot be
    /// opened, further calls throw the same error until the backoff ends.
    func perform<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard queue.waitingCount < options.waitingWrites else {
            throw .overloaded(path: file.files.path, waiting: options.waitingWrites)
        }
        return try await queue.run { caller throws(DatabaseError) in
            guard !self.isClosed else { throw .closed(path: self.file.files.path) }
            try self.throwDuringBackoff()
            return try self.withConnection({ caller.isCancelled }) { connection throws(DatabaseError) in
                try caller.stay()
                defer { if connection.isInTransaction { self.connection = nil } }
                self.revisions.noteForeignCommits()
                do throws(DatabaseError) {
                    let value = try self.repeatedWhenFull(connection, body)
                    self.logLimit.apply(to: connection)
                    self.limitSize(connection)
                    self.revisions.noteOwnCommits()
                    return value
                } catch {
                    self.repair(after: error)
                    throw error
                }
            }
        }
    }

    /// Replaces the file of a cache by a new one, after the closures queued before it.
    func replaceFile() async throws(DatabaseError) {
        try await queue.run { caller throws(DatabaseError) in
            guard !self.isClosed else { throw .closed(path: self.file.files.path) }
            // The last connection to a large file is closed after the release of the lock, because the file system then
            // frees its space.
            var former: Connection?
            do throws(DatabaseError) {
                try self.withConnection({ caller.isCancelled }) { connection throws(DatabaseError) in
                    try caller.stay()
                    former = connection
                    self.connection = nil
                    // If the process is killed here, SQLite deletes the log that remains: it belongs to no file.
                    try self.file.files.removeMainFile()
                    _ = try self.current()
                }
            } catch {
                guard error.isFull else { throw error }
                // The new file needs the space of the removed one, which is freed when its connections are closed.
                former = nil
                self.reopened()
                try self.withConnection({ false }) { _ in }
            }
            withExtendedLifetime(former) {}
        }
    }

    /// Enqueues the reopening of the file without waiting for it.
    ///
    /// - Parameters:
    ///   - corruptFile: The identity of a corrupt file. If it is still the file at the path, it is renamed and rebuilt.
    ///   - error: The error that led to the reopening.
    ///   - done: A closure that is called after the attempt.
    func reopen(
        corruptFile: DatabaseFiles.Identity?, because error: DatabaseError,
        then done: @escaping @Sendable () -> Void
    ) {
        queue.start {
            defer { done() }
            guard !self.isClosed else { return }
            self.mustReopen = true
            do throws(DatabaseError) {
                if let corruptFile {
                    try self.locked({ false }) { () throws(DatabaseError) in
                        if corruptFile == self.file.files.identity { try self.setAside(because: error) }
                    }
                }
                try self.withConnection({ false }) { _ in }
            } catch {
                self.openingFailed(error)
                self.reopening.withLockedValue { $0.recordFailure(at: self.options.now()) }
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

    /// Enqueues the deletion of the tables that are no longer retained, in slices between which other writes run.
    private func deleteOutdatedTables() {
        queue.start {
            guard !self.isClosed else { return }
            do throws(DatabaseError) {
                let remains = try self.withConnection({ false }) { connection throws(DatabaseError) in
                    try self.file.deleteOutdatedRows(connection)
                }
                if remains { self.deleteOutdatedTables() }
            } catch {
                self.report.outdatedTablesKept(error)
            }
        }
    }

    /// Runs a closure with a connection. If it fails because the file or the disk is full, values are evicted, and it runs
    /// a second time.
    private func repeatedWhenFull<Value>(
        _ connection: Connection, _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        do throws(DatabaseError) {
            return try body(connection)
        } catch {
            guard error.isFull, sizeGuard != nil, !connection.isInTransaction else { throw error }
            report.full(error)
            guard sizeGuard?.makeRoom(connection, &logLimit) == true else { throw error }
            return try body(connection)
        }
    }

    /// Evicts some values if the cache is too large, and enqueues the eviction of others.
    private func limitSize(_ connection: Connection) {
        do throws(DatabaseError) {
            if try sizeGuard?.check(connection, &logLimit) == true { enqueueEviction() }
        } catch {
            report.evictionFailed(error)
            repair(after: error)
        }
    }

    /// Enqueues the eviction of values, in slices between which other writes run.
    private func enqueueEviction() {
        guard !isEvictionQueued else { return }
        isEvictionQueued = true
        queue.start {
            self.isEvictionQueued = false
            guard !self.isClosed else { return }
            do throws(DatabaseError) {
                let remains = try self.withConnection({ false }) { connection throws(DatabaseError) in
                    defer { if connection.isInTransaction { self.connection = nil } }
                    return try self.sizeGuard?.continueEviction(connection, &self.logLimit) == true
                }
                if remains { self.enqueueEviction() }
            } catch {
                self.report.evictionFailed(error)
            }
        }
    }

    /// Runs a closure with the connection to the file that is now at the path, while holding the lock.
    ///
    /// A file is inspected before it is opened, without the lock, because the inspection of a large library takes long.
    /// If another file has taken its place before the lock is acquired, that file is inspected, too.
    ///
    /// - Throws: ``DatabaseError/fileChanged(path:)`` if the file is replaced repeatedly during the lock timeout.
    private func withConnection<Value>(
        _ isCancelled: () -> Bool, _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let start = ContinuousClock.now
        var mustInspect = connection == nil || mustReopen
        var isOpen = false
        do throws(DatabaseError) {
            while true {
                let inspected = mustInspect ? try file.inspect(options) : opened.withLockedValue { $0 }
                let value = try locked(isCancelled) { () throws(DatabaseError) -> Value? in
                    guard file.files.identity == inspected else {
                        mustInspect = true
                        return nil
                    }
                    let connection = try current()
                    isOpen = true
                    openingSucceeded()
                    return try body(connection)
                }
                if let value { return value }
                guard start.duration(to: .now) < options.lockTimeout else { throw .fileChanged(path: file.files.path) }
            }
        } catch {
            if !isOpen { openingFailed(error) }
            throw error
        }
    }

    /// Starts the backoff after a failure to open a cache or its lock. A lock that another writer holds and a cancelled
    /// write are no such failures.
    private func openingFailed(_ error: DatabaseError) {
        guard file.isDisposable else { return }
        switch error {
        case .lockTimeout, .cancelled: return
        default: break
        }
        openingFailure = error
        reopening.withLockedValue { $0.recordFailure(at: options.now()) }
    }

    private func openingSucceeded() {
        guard openingFailure != nil else { return }
        openingFailure = nil
        reopening.withLockedValue { $0.reset() }
    }

    /// Throws the error of the last attempt to open a cache if the next attempt is not due.
    private func throwDuringBackoff() throws(DatabaseError) {
        guard let error = openingFailure else { return }
        guard reopening.withLockedValue({ $0.isDue(at: options.now()) }) else { throw error }
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
        if let connection, !mustReopen, !connection.hasMoved { return connection }
        // Closed only while holding the lock: until then, no other file gets the identity of a file that it has open.
        connection = nil
        let former = opened.withLockedValue { $0 }
        if let sideFiles, former != file.files.identity { try separate(sideFiles) }
        let isReopening = sideFiles != nil
        let connection = try file.open(options, isReopening: isReopening, report)
        let identity = file.files.identity
        sideFiles = file.files.sideFiles
        opened.withLockedValue { $0 = identity }
        self.connection = connection
        mustReopen = false
        if file.isDisposable { deleteOutdatedTables() }
        if isReopening {
            reopening.withLockedValue { $0.reset() }
            reopened()
        }
        if isReopening, identity != former { report.reopened() }
        return connection
    }

    /// Separates the file at the path from the -wal, -shm and -journal files that the former file left behind. SQLite
    /// would apply them to the file at the path.
    ///
    /// The files of a library contain user data and are not deleted. They stay in place while the library is missing,
    /// so that it is complete when it is moved back.
    private func separate(_ sideFiles: DatabaseFiles.SideFiles) throws(DatabaseError) {
        if file.isDisposable {
            file.files.remove(sideFiles)
        } else if file.files.identity != nil, let aside = try file.files.setAside(sideFiles) {
            report.logSetAside(aside)
        }
    }

    private func repair(after error: DatabaseError) {
        guard file.isDisposable, error.isCorruptFile else { return }
        report.corrupt(error)
        connection = nil
        do throws(DatabaseError) {
            try setAside(because: error)
            _ = try current()
        } catch {
            openingFailed(error)
            report.reopeningFailed(error)
        }
    }

    private func setAside(because error: DatabaseError) throws(DatabaseError) {
        report.setAside(try file.files.setAside(), because: "\(error)")
    }
}
