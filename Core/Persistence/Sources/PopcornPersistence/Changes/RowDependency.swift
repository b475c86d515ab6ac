import CPopcornSQLite
import PopcornConcurrency

/// The dependency of a value on a row, or on its absence.
struct RowDependency: ReadDependency {

    /// A closure that returns the digest of the row.
    typealias Digest = @Sendable (borrowing ReadTransaction) throws(DatabaseError) -> UInt64

    let database: Database
    let mark: RowRevisions.Mark
    let digest: UInt64
    let currentDigest: Digest

    var isUnchanged: Bool { database.revisions.isUnchanged(since: mark) }

    func confirmed() async -> (any ReadDependency)? {
        let former = mark
        let mark = database.revisions.renewed(former)
        // The rows of relations may change without the row, so the query decides only about commits of other processes
        // and changes that are not known by row.
        guard !database.revisions.hasOwnChange(since: former) else { return nil }
        guard let current = try? await database.unrecordedRead(currentDigest), current == digest else { return nil }
        return RowDependency(database: database, mark: mark, digest: digest, currentDigest: currentDigest)
    }
}

/// A row that a read depends on.
package struct RowReference: Sendable {

    let mark: @Sendable (RowRevisions) -> RowRevisions.Mark
    let digest: RowDependency.Digest

    /// Creates a reference to the row of an entity with a key, which need not exist.
    package init<Value: TableEntity>(_ type: Value.Type, _ key: Value.Key) {
        mark = { $0.mark(Value.table, key) }
        digest = { transaction throws(DatabaseError) in try transaction.digest(of: type, key) }
    }
}

extension Transaction where Self: ~Copyable {

    /// Returns a digest of the columns of the row with a key; 0 if the row does not exist.
    ///
    /// The columns of an aggregate include the row counts of its relations, but not the rows of the relations. Those are only
    /// replaced together with the time in the row.
    func digest<Value: TableEntity>(of type: Value.Type, _ key: Value.Key) throws(DatabaseError) -> UInt64 {
        let statements = try connection.statements(for: type)
        let isAggregate = statements.definition.relations != nil
        let statement = isAggregate ? try statements.statement(selecting: []) : try statements.statement(.select)
        defer { statement.reset() }
        try statements.bind(key, to: statement)
        guard try statement.step() else { return 0 }
        var digest = RowDigest()
        for column in 0..<sqlite3_column_count(statement.pointer) { digest.add(statement.pointer, column) }
        return digest.value
    }
}

extension RowDigest {

    /// Adds a column, with its type.
    fileprivate mutating func add(_ row: OpaquePointer, _ column: Int32) {
        let type = sqlite3_column_type(row, column)
        add(UInt64(UInt32(bitPattern: type)))
        switch type {
        case SQLITE_INTEGER: add(UInt64(bitPattern: sqlite3_column_int64(row, column)))
        case SQLITE_FLOAT: add(sqlite3_column_double(row, column).bitPattern)
        case SQLITE_NULL: break
        default:
            let start = sqlite3_column_blob(row, column)
            add(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(row, column))))
        }
    }
}
