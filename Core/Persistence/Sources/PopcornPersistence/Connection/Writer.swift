import NIOConcurrencyHelpers
import PopcornConcurrency
import Synchronization

/// The only connection that writes, on a serial queue and under the file lock.
///
/// Before each use, checks that the connection's file is still the file at the path, and reopens the path if the file
/// was replaced.
///
/// `@unchecked Sendable`: mutable state is accessed only on the queue.
final class Writer: @unchecked Sendable {

    /// The maximum number of writes that share a transaction.
    private static let groupLimit = 64

    /// The time after which a transaction begins no further write.
    private static let groupDuration = Duration.milliseconds(5)

    /// The number of changed rows after which a transaction begins no further write, so that the log remains within its
    /// limit.
    private var groupChangeLimit: Int { logLimit.byteCount / (options.sizeLimit?.pageSize ?? 4096) }

    private let file: any OpenableFile
    private let options: DatabaseOptions
    private let report: DatabaseEventReporter
    private let queue = WorkQueue("writer")
    private let waitingWrites: WaitingWrites
    private let opened: NIOLockedValueBox<DatabaseFiles.Identity?>
    private let revisions: RowRevisions
    /// The backoff of opening the file after a failure. Reads share it.
    private let reopening: NIOLockedValueBox<RetryBackoff>
    private let reopened: @Sendable () -> Void
    /// The error of the last attempt to open a cache or its lock; `nil` after a success.
    private var openingFailure: DatabaseError?
    private var lock: FileLock?
    private var connection: Connection? {
        didSet { revisions.observe(connection, opened.withLockedValue { $0 }) }
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
        waitingWrites = WaitingWrites(limit: options.waitingWrites)
        logLimit = LogLimit(file.files, options, report)
        sizeGuard = options.sizeLimit.map { SizeGuard($0, file, options, revisions) }
    }

    /// Whether a write waits for the file lock, or the last write did not get it in time.
    var isBlocked: Bool { blocked.load(ordering: .acquiring) }

    /// Opens the file, creating it if it is missing.
    func open() async throws(DatabaseError) {
        try await perform { _ in }
    }

    /// Runs a closure in a write transaction, which is rolled back if the closure throws.
    ///
    /// Writes that wait at the same time share a transaction, because a commit takes longer than a small write. If one
    /// of them fails, each runs again in a separate transaction.
    ///
    /// A task that is cancelled before the closure runs throws `cancelled`, and the closure does not run. Otherwise,
    /// the task waits for the commit.
    ///
    /// - Throws: The errors of ``perform(_:)``.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        let promise = CancellablePromise<Result<Value, DatabaseError>>()
        let write = WaitingWrite(body, fulfilling: promise, called: options.now())
        guard let ticket = waitingWrites.append(write) else {
            throw .overloaded(path: file.files.path, waiting: options.waitingWrites)
        }
        let promotion = write.priority.onRaise { [waitingWrites] in waitingWrites.promote(ticket) }
        defer { promotion?.end() }
        queue.start { self.commitWaitingWrites() }
        guard let result = await promise.value() else { throw .cancelled }
        return try result.get()
    }

    /// Runs a closure with the connection after the closures queued before it.
    ///
    /// A task that is cancelled before the closure runs throws `cancelled`, and the closure does not run. Otherwise,
    /// the task waits for the result of the closure.
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
            try self.use(caller.isCancelled) { connection throws(DatabaseError) in
                try caller.stay()
                return try body(connection)
            }
        }
    }

    /// Runs a closure with the connection, then limits the sizes of the log and the file.
    private func use<Value>(
        _ isCancelled: () -> Bool, _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        guard !isClosed else { throw .closed(path: file.files.path) }
        try throwDuringBackoff()
        return try withConnection(isCancelled) { connection throws(DatabaseError) in
            defer { if connection.isInTransaction { self.connection = nil } }
            revisions.noteForeignCommits()
            do throws(DatabaseError) {
                let value = try repeatedWhenFull(connection, body)
                logLimit.apply(to: connection)
                limitSize(connection)
                revisions.noteOwnCommits()
                return value
            } catch {
                repair(after: error)
                throw error
            }
        }
    }

    /// Commits the next waiting write, and the writes that wait behind it, in one transaction.
    private func commitWaitingWrites() {
        guard let first = waitingWrites.removeNext() else { return }
        do throws(DatabaseError) {
            try commit(first, joinedBy: waitingWrites)
        } catch {
            first.fail(error)
            // The other writes that have waited for as long would wait for the same lock again.
            guard case .lockTimeout(_, let waited) = error else { return }
            let time = options.now() - waited
            for write in waitingWrites.removeAll(calledBefore: time) { write.fail(error) }
        }
    }

    /// Commits a write, and reports its result.
    ///
    /// - Parameter others: The waiting writes that may share its transaction; `nil` for none.
    private func commit(_ first: WaitingWrite, joinedBy others: WaitingWrites?) throws(DatabaseError) {
        var writes = [first]
        do throws(DatabaseError) {
            let reports = try use(first.hasLeft) { connection throws(DatabaseError) in
                guard first.stay() else { throw .cancelled }
                return try connection.write(noting: revisions) { transaction throws(DatabaseError) in
                    let (begin, changeCount) = (options.now(), connection.changeCount)
                    var reports: [() -> Void] = []
                    for write in writes { reports.append(try write.run(transaction)) }
                    while writes.count < Self.groupLimit, begin.duration(to: options.now()) < Self.groupDuration,
                        connection.changeCount - changeCount < groupChangeLimit, let next = others?.removeNext()
                    {
                        guard next.stay() else { continue }
                        writes.append(next)
                        reports.append(try next.run(transaction))
                    }
                    return reports
                }
            }
            for report in reports { report() }
        } catch {
            guard writes.count > 1 else { throw error }
            var timeout: DatabaseError?
            for write in writes {
                do throws(DatabaseError) {
                    // The others would wait for the same lock again.
                    if let timeout { throw timeout }
                    try commit(write, joinedBy: nil)
                } catch {
                    if case .lockTimeout = error { timeout = error }
                    write.fail(error)
                }
            }
        }
    }

    /// Replaces the file of a cache by a new file, after the closures queued before.
    func replaceFile() async throws(DatabaseError) {
        try await queue.run { caller throws(DatabaseError) in
            guard !self.isClosed else { throw .closed(path: self.file.files.path) }
            // The last connection to a large file is closed after the release of the lock, because the file system then
            // frees its space.
            var former: Connection?
            do throws(DatabaseError) {
                try self.withConnection(caller.isCancelled) { connection throws(DatabaseError) in
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
                    try self.file.deleteOutdatedRows(connection, needsSpace: false)
                }
                if remains { self.deleteOutdatedTables() }
            } catch {
                self.report.outdatedTablesKept(error)
            }
        }
    }

    /// Runs a closure with a connection. If it fails because the file or the disk is full, values are evicted, and it
    /// runs a second time.
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

    /// Evicts some values if the cache is too large, and enqueues the eviction of further values.
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
                    self.revisions.noteForeignCommits()
                    defer { self.revisions.noteOwnCommits() }
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
                if mustInspect { try separateReplacement(isCancelled) }
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

    /// Starts the backoff after a failure to open a cache or its lock. A lock that another writer holds, and a
    /// cancelled write, do not count as failures.
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
        // Compared and separated by one look at the path, because the file may be moved back meanwhile.
        let found = file.files.identity
        if let sideFiles, former != found { try separate(sideFiles, isMissing: found == nil) }
        let isReopening = sideFiles != nil
        let connection: Connection
        do throws(DatabaseError) {
            connection = try file.open(options, isReopening: isReopening, report)
        } catch {
            // A library that was moved away between two steps of its opening.
            if isReopening, !file.isDisposable, file.files.identity == nil { throw .fileChanged(path: file.files.path) }
            throw error
        }
        // If the file was moved meanwhile, its identity is not that of the file at the path, and its log is not
        // replaced.
        guard let identity = file.files.identity, !connection.hasMoved else {
            throw .fileChanged(path: file.files.path)
        }
        sideFiles = file.files.sideFiles
        opened.withLockedValue { $0 = identity }
        if isReopening {
            reopening.withLockedValue { $0.reset() }
            reopened()
        }
        // Set last: from here on, values of the file may be kept, and the former file must have no readers.
        self.connection = connection
        mustReopen = false
        if file.isDisposable { deleteOutdatedTables() }
        if isReopening, identity != former { report.reopened() }
        return connection
    }

    /// Separates a library that has replaced the open library from the files that the former library left behind,
    /// because an inspection would apply them.
    private func separateReplacement(_ isCancelled: () -> Bool) throws(DatabaseError) {
        guard !file.isDisposable, let sideFiles, let found = file.files.identity,
            found != opened.withLockedValue({ $0 })
        else { return }
        try locked(isCancelled) { () throws(DatabaseError) in
            connection = nil
            let found = file.files.identity
            if opened.withLockedValue({ $0 }) != found { try separate(sideFiles, isMissing: found == nil) }
        }
    }

    /// Separates the file at the path from the -wal, -shm and -journal files that the former file left behind. SQLite
    /// would apply them to the file at the path.
    ///
    /// The files of a library contain user data and are not deleted. They stay in place while the library is missing,
    /// so that it is complete when it is moved back.
    ///
    /// - Parameter isMissing: Whether there was no file at the path when it was compared with the former file.
    private func separate(_ sideFiles: DatabaseFiles.SideFiles, isMissing: Bool) throws(DatabaseError) {
        if file.isDisposable {
            file.files.remove(sideFiles)
        } else if !isMissing, let aside = try file.files.setAside(sideFiles) {
            report.logSetAside(aside)
        }
    }

    /// Replaces a cache by a new cache if an error shows that the file is corrupt.
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
