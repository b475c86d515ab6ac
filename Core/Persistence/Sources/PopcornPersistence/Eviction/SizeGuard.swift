/// The enforcement of the ``SizeLimit`` of a cache.
///
/// Used only on the writer's queue, while the file lock is held.
struct SizeGuard {

    /// The maximum number of transactions with which a write evicts values itself, before other writes.
    private static let batchesPerWrite = 8

    /// The maximum number of transactions with which a write that failed because the file is full evicts values.
    private static let batchesWhenFull = 64

    /// The time after which a transaction that no write waits for deletes no further value. Each commit makes readers
    /// read their pages again, so that many small transactions delay more reads than a few larger transactions.
    private static let batchDuration = Duration.milliseconds(5)

    /// The maximum number of free pages that one transaction returns to the file system.
    private static let pagesPerSlice = 256

    /// The number of pages by which an eviction may extend a full file: a deletion needs pages for counts and recorded
    /// uses before it frees others.
    private static let reservePageCount = 64

    private let limit: SizeLimit
    private let file: any OpenableFile
    private let revisions: RowRevisions
    private let now: @Sendable () -> ContinuousClock.Instant
    private var files: DatabaseFiles { file.files }
    /// Whether tables of other versions may remain, whose rows are deleted before other values.
    private var mayHaveOutdatedTables = true
    /// Whether an eviction has begun and has not reached its target.
    private var isEvicting = false
    private var fullBackoff = RetryBackoff(first: .milliseconds(100), limit: .seconds(30))

    init(_ limit: SizeLimit, _ file: any OpenableFile, _ options: DatabaseOptions, _ revisions: RowRevisions) {
        self.limit = limit
        self.file = file
        self.revisions = revisions
        now = options.now
    }

    /// Evicts some values if the content is larger than the limit. Call after a write.
    ///
    /// - Parameter logLimit: The limit of the log, which is applied after each transaction.
    /// - Returns: Whether ``continueEviction(_:_:)`` has more to do.
    mutating func check(_ connection: Connection, _ logLimit: inout LogLimit) throws(DatabaseError) -> Bool {
        limit.eviction.recordSize(files.size)
        // Two status calls. The exact space is read only near the limit.
        guard files.mainFileSize + files.logSize > limit.contentLimit else { return false }
        let space = try connection.space()
        guard space.usedByteCount > limit.contentLimit else { return hasFreePages(space) }
        isEvicting = true
        for _ in 0..<Self.batchesPerWrite {
            switch try evict(connection, &logLimit) {
            case .prepared: continue
            case .nothingLeft: return false
            case .deleted: if try connection.space().usedByteCount <= limit.contentLimit { return true }
            }
        }
        return true
    }

    /// Evicts the values that one transaction deletes in a short time, or returns some free pages to the file system.
    ///
    /// - Returns: Whether more remains to be done.
    mutating func continueEviction(
        _ connection: Connection, _ logLimit: inout LogLimit
    ) throws(DatabaseError) -> Bool {
        let space = try connection.space()
        if space.usedByteCount > limit.contentLimit { isEvicting = true }
        logLimit.apply(to: connection)
        // While a read prevents the truncation of the log, an eviction would only extend the log. A later write
        // continues.
        guard files.logSize <= logLimit.byteCount else {
            limit.eviction.recordSize(files.size)
            return false
        }
        if isEvicting, space.usedByteCount > limit.evictionTarget {
            let end = now() + Self.batchDuration
            let effect = try evict(connection, &logLimit) { [limit, now] () throws(DatabaseError) in
                guard now() < end else { return false }
                return try connection.space().usedByteCount > limit.evictionTarget
            }
            if effect != .nothingLeft { return true }
        }
        isEvicting = false
        if hasFreePages(space) {
            // Moved pages are written to the log.
            let pages = max(1, min(Self.pagesPerSlice, limit.logSizeLimit / space.pageSize / 2))
            try connection.returnFreePages(limit: pages)
            logLimit.apply(to: connection)
            return true
        }
        logLimit.truncate(connection)
        try connection.setMaximumSize(limit.fileSizeLimit)
        limit.eviction.recordSize(files.size)
        return false
    }

    /// Evicts values after a write failed because the file or the disk is full.
    ///
    /// - Returns: Whether the write can be repeated.
    mutating func makeRoom(_ connection: Connection, _ logLimit: inout LogLimit) -> Bool {
        guard fullBackoff.isDue(at: now()) else { return false }
        // A deletion needs space for its pages in the log.
        logLimit.truncate(connection)
        do throws(DatabaseError) {
            let room = limit.contentLimit - limit.evictionTarget
            for _ in 0..<Self.batchesWhenFull {
                let space = try connection.space()
                guard space.freePageCount * space.pageSize < room else { break }
                guard try evict(connection, &logLimit) != .nothingLeft else { break }
            }
            try connection.setMaximumSize(limit.fileSizeLimit)
            fullBackoff.reset()
            return true
        } catch {
            fullBackoff.recordFailure(at: now())
            return false
        }
    }

    /// Whether the file is larger than the limit and has free pages that can be returned.
    private func hasFreePages(_ space: DatabaseSpace) -> Bool {
        space.isShrinkable && space.freePageCount > 0 && space.byteCount > limit.contentLimit
    }

    private mutating func evict(
        _ connection: Connection, _ logLimit: inout LogLimit,
        while mayContinue: () throws(DatabaseError) -> Bool = { false }
    ) throws(DatabaseError) -> EvictionBatch.Effect {
        let eviction = limit.eviction
        let space = try connection.space()
        try connection.setMaximumSize(
            max(space.byteCount, limit.fileSizeLimit) + Self.reservePageCount * space.pageSize)
        defer { try? connection.setMaximumSize(limit.fileSizeLimit) }
        if mayHaveOutdatedTables {
            mayHaveOutdatedTables = try file.deleteOutdatedRows(connection, needsSpace: true)
            logLimit.apply(to: connection)
            if mayHaveOutdatedTables { return .deleted }
        }
        let batch = try connection.write(noting: revisions) { transaction throws(DatabaseError) in
            try eviction.evictBatch(in: transaction, while: mayContinue)
        }
        batch.didCommit()
        logLimit.apply(to: connection)
        return batch.effect
    }
}
