import NIOConcurrencyHelpers

/// The tables of URLs that are not in use. Each use has a table of its own.
///
/// `@unchecked Sendable`: the lock guards the list, and a table is only in the list while nothing uses it.
final class URLTables: @unchecked Sendable {

    /// The maximum number of tables that are retained.
    private static let limit = 4

    private let lock = NIOLock()
    private var tables: [URLTable] = []

    /// Removes a table from the list, or creates one if the list is empty.
    func take() -> URLTable {
        lock.withLock { tables.popLast() } ?? URLTable()
    }

    /// Adds a table to the list, unless it is full.
    func giveBack(_ table: URLTable) {
        lock.withLock { if tables.count < Self.limit { tables.append(table) } }
    }
}
