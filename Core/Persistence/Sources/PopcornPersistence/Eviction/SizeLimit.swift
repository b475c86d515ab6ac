/// A size limit of a cache on disk, and the eviction that enforces it.
///
/// The limit includes the database file, its write-ahead log and its shared memory. It applies after each write: values
/// are evicted if the content is larger than ``contentLimit``, until it is not larger than ``evictionTarget``. A
/// write that would make the database file larger than ``fileSizeLimit`` evicts values first.
package struct SizeLimit: Sendable {

    /// The minimum limit in bytes. An empty cache takes about a ninth of it.
    package static let minimum = 1_000_000

    /// The size of the shared memory of a small write-ahead log, in bytes. <https://sqlite.org/walformat.html>
    private static let sharedMemorySize = 32 * 1024

    /// The limit in bytes.
    package let byteCount: Int

    let eviction: any Evicting

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - byteCount: The limit in bytes. Smaller limits than ``minimum`` count as the minimum.
    ///   - eviction: The eviction, which selects the values to delete.
    package init(byteCount: Int, eviction: any Evicting) {
        self.byteCount = max(byteCount, Self.minimum)
        self.eviction = eviction
    }

    /// The size of the write-ahead log, in bytes, above which a write truncates it, unless the option is smaller.
    var logSizeLimit: Int { min(byteCount / 16, 16 * 1024 * 1024) }

    /// The size of the pages in use, in bytes, above which values are evicted.
    var contentLimit: Int { byteCount - logSizeLimit - Self.sharedMemorySize }

    /// The size of the pages in use, in bytes, at which an eviction ends.
    var evictionTarget: Int { contentLimit / 10 * 9 }

    /// The maximum size of the database file in bytes.
    var fileSizeLimit: Int { contentLimit + min(byteCount / 16, 64 * 1024 * 1024) }

    /// The page size of new files in bytes. Each of the about 60 tables and indexes takes at least one page, so small
    /// caches have small pages.
    var pageSize: Int { byteCount < 16_000_000 ? 1024 : 4096 }
}

/// An eviction that deletes values of a cache in small batches. It is used on the writer's queue.
package protocol Evicting: Sendable {

    /// Deletes the next values, or prepares their selection, in one short transaction.
    ///
    /// - Parameters:
    ///   - transaction: The transaction.
    ///   - mayContinue: A closure that returns whether the transaction may delete further values. Called after each
    ///     deletion.
    func evictBatch(
        in transaction: borrowing WriteTransaction, while mayContinue: () throws(DatabaseError) -> Bool
    ) throws(DatabaseError) -> EvictionBatch

    /// Records the size of the cache on disk, after a write.
    func recordSize(_ bytes: Int)
}

/// The result of one transaction of an eviction.
package struct EvictionBatch: Sendable {

    /// The effect of the transaction.
    package enum Effect: Hashable, Sendable {
        /// Values were deleted.
        case deleted
        /// The selection of values was prepared. Another transaction is needed to delete values.
        case prepared
        /// No values are left that can be evicted.
        case nothingLeft
    }

    package let effect: Effect
    package let didCommit: @Sendable () -> Void

    /// Creates a result.
    ///
    /// - Parameters:
    ///   - effect: The effect of the transaction.
    ///   - didCommit: A closure that is called after the commit. Default: no effect.
    package init(_ effect: Effect, didCommit: @escaping @Sendable () -> Void = {}) {
        self.effect = effect
        self.didCommit = didCommit
    }
}
