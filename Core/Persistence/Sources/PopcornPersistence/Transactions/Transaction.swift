/// A read or write transaction on the database.
///
/// It is not copyable: functions can borrow it, but it cannot outlive the closure that receives it.
package protocol Transaction: ~Copyable {
    var connection: Connection { get }
}

extension Transaction where Self: ~Copyable {

    /// Returns the name of an entity's table in this file, for queries in plain SQL.
    package func table<Value: TableEntity>(of type: Value.Type) -> String {
        connection.layout.storedName(Value.table)
    }

    /// Returns the quoted names of the columns of an entity's key, in order, for queries in plain SQL.
    package func keyColumns<Value: TableEntity>(of type: Value.Type) throws(DatabaseError) -> [String] {
        try connection.statements(for: type).table.keyNames
    }
}

/// A transaction that reads from one snapshot of the database.
package struct ReadTransaction: Transaction, ~Copyable {
    package let connection: Connection

    // Inlining crashes the optimiser of Swift 6.3 ("Cannot initialize a nonCopyable type with a guaranteed value").
    @inline(never)
    init(_ connection: Connection) {
        self.connection = connection
    }
}

/// A transaction whose writes are committed together or rolled back. Its reads include its own writes.
package struct WriteTransaction: Transaction, ~Copyable {
    package let connection: Connection

    // Inlining crashes the optimiser of Swift 6.3 ("Cannot initialize a nonCopyable type with a guaranteed value").
    @inline(never)
    init(_ connection: Connection) {
        self.connection = connection
    }
}
