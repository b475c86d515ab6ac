import CPopcornSQLite
import NIOConcurrencyHelpers
import PopcornConcurrency
import Synchronization

/// The revisions of a database's rows, which show whether a row that was read earlier has changed.
///
/// A commit of this process changes the revisions of the rows that it wrote. A commit of another process changes the
/// header of the WAL index, which all processes map into memory (<https://sqlite.org/walformat.html>). A check
/// therefore needs no query. If it finds a change that may concern another row, a query decides.
///
/// `@unchecked Sendable`: the lock of each box in `indexes` guards its index, and all else is atomic or never changes.
final class RowRevisions: @unchecked Sendable {

    /// The state of a row and of its database before a read.
    struct Mark: Sendable {
        fileprivate let row: RevisionSlots.Mark
        /// The digest of the WAL index.
        fileprivate let commit: UInt64
    }

    /// The number of references to the WAL index, each with its own lock.
    private static let indexCount = 16

    /// The WAL index of the file that the writer has open.
    private struct Index {
        /// The start of the index; `nil` if no file is open.
        var header: UnsafeRawPointer?
        /// The connection that has mapped the index. It is closed when its last index is replaced, so it is used only
        /// while an index is locked.
        var connection: Connection?
        var identity: DatabaseFiles.Identity?
        /// Whether the last check has found the file at the path.
        var isInPlace = true
    }

    private let files: DatabaseFiles
    /// The interval of the checks whether the open file is still the file at the path, in nanoseconds.
    private let checkInterval: Int64
    /// The uptime of the next check, in nanoseconds; the maximum during a check.
    private let nextCheck = Synchronization.Atomic<Int64>(0)
    private let slots = RevisionSlots()
    /// The digest of the WAL index after the last commit of this process; 0 if it is unknown.
    private let lastCommit = Synchronization.Atomic<UInt64>(0)
    /// Equal references to the WAL index, so that reads of different rows rarely wait for the same lock.
    private let indexes = (0..<indexCount).map { _ in NIOLockedValueBox(Index()) }

    /// Creates the revisions of a database.
    ///
    /// - Parameter checkInterval: The interval at which checks include whether the open file is still the file at the
    ///   path.
    init(_ files: DatabaseFiles, checkInterval: Duration) {
        self.files = files
        self.checkInterval = checkInterval.nanoseconds
    }

    /// Returns the slot of a row.
    static func slot(_ table: String, _ key: some Hashable) -> Int {
        var hasher = Hasher()
        hasher.combine(table)
        hasher.combine(key)
        return hasher.finalize() & (RevisionSlots.count - 1)
    }

    /// Returns whether a commit of this process may have changed the row of a mark since the mark.
    func hasOwnChange(since mark: Mark) -> Bool {
        slots.hasChange(since: mark.row)
    }

    /// Returns a new mark of the same row.
    func renewed(_ mark: Mark) -> Mark {
        self.mark(slot: mark.row.slot)
    }

    /// Returns the mark of the rows of a slot. Call this method before reading such a row.
    func mark(slot: Int) -> Mark {
        Mark(row: slots.mark(slot), commit: digest(slot))
    }

    /// Returns whether no change since a mark concerns its row. `false` may be due to a change of another row.
    func isUnchanged(since mark: Mark) -> Bool {
        guard !hasOwnChange(since: mark) else { return false }
        // The last commit is read before the epoch: a writer that finds a foreign commit changes the epoch first.
        let last = lastCommit.load(ordering: .sequentiallyConsistent)
        let current = digest(mark.row.slot)
        return current != 0 && (current == mark.commit || current == last) && !slots.hasChangeOfAll(since: mark.row)
    }

    /// Returns the digest of the WAL index; 0 if no file is open, or another file has taken its place.
    ///
    /// - Parameter slot: The slot of the row that is checked.
    private func digest(_ slot: Int = 0) -> UInt64 {
        checkFile()
        return indexes[slot & (Self.indexCount - 1)].withLockedValue { index in
            guard let header = index.header, index.isInPlace else { return 0 }
            return csqlite_wal_index_digest(header)
        }
    }

    /// Checks whether the open file is still the file at the path, if a check is due. One thread checks at a time.
    private func checkFile() {
        let now = CoarseInstant.now.nanoseconds
        let due = nextCheck.load(ordering: .relaxed)
        guard now >= due,
            nextCheck.compareExchange(expected: due, desired: .max, ordering: .acquiringAndReleasing).exchanged
        else { return }
        defer { nextCheck.store(now + checkInterval, ordering: .releasing) }
        let (identity, wasInPlace) = indexes[0].withLockedValue { ($0.identity, $0.isInPlace) }
        let isInPlace = identity == nil || files.identity == identity
        guard isInPlace != wasInPlace else { return }
        // Changes that are committed while the file is not at the path are not known by row.
        slots.changeAll()
        for index in indexes { index.withLockedValue { if $0.identity == identity { $0.isInPlace = isInPlace } } }
    }
}

// MARK: - The writer

extension RowRevisions {

    /// Observes the file that the writer has opened, or none.
    ///
    /// - Parameter identity: The identity of the file, which the writer has verified.
    func observe(_ connection: Connection?, _ identity: DatabaseFiles.Identity?) {
        slots.changeAll()
        let header = connection.flatMap { csqlite_wal_index($0.handle) }
        let new = Index(header: header, connection: connection, identity: identity)
        for index in indexes {
            // The former connection is released without holding the lock.
            let former = index.withLockedValue { index in
                defer { index = new }
                return index
            }
            withExtendedLifetime(former) {}
        }
        noteOwnCommits()
    }

    /// Checks for commits of other processes since the last commit of this process. Call this method while no other
    /// process can commit.
    func noteForeignCommits() {
        guard digest() != lastCommit.load(ordering: .sequentiallyConsistent) else { return }
        slots.changeAll()
    }

    /// Attributes the commits since ``noteForeignCommits()`` to this process. Call this method while no other process
    /// can commit.
    func noteOwnCommits() {
        lastCommit.store(digest(), ordering: .sequentiallyConsistent)
    }

    /// Begins the commit of changes. Call ``endCommit(of:)`` whether it succeeds or fails.
    func beginCommit(of rows: ChangedRows) {
        slots.advance(rows)
    }

    /// Ends the commit of changes.
    func endCommit(of rows: ChangedRows) {
        noteOwnCommits()
        slots.advance(rows)
    }
}

/// The dependency of a value on a row, or on its absence.
struct RowDependency: ReadDependency {

    let database: Database
    let key: EntityKey
    /// The state of the row before it was read.
    let mark: RowRevisions.Mark
    /// The digest of the row; 0 for its absence.
    let digest: UInt64

    var isUnchanged: Bool { database.revisions.isUnchanged(since: mark) }

    func confirmed() async -> (any ReadDependency)? {
        let former = mark
        let mark = database.revisions.renewed(former)
        // The rows of relations may change without the row, so the query decides only about commits of other processes
        // and changes that are not known by row.
        guard !database.revisions.hasOwnChange(since: former) else { return nil }
        let current = try? await database.unrecordedRead { transaction throws(DatabaseError) in
            try transaction.digest(of: key)
        }
        guard current == digest else { return nil }
        return RowDependency(database: database, key: key, mark: mark, digest: digest)
    }
}
