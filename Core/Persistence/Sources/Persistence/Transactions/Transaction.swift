/// A transaction's view of the database. It can be lent to functions and cannot outlive its closure.
package protocol Transaction: ~Copyable {
    var connection: Connection { get }
}

extension Transaction where Self: ~Copyable {

    /// The name of an entity's table in this file, for SQL that is written out.
    package func table<Value: TableEntity>(of type: Value.Type) -> String {
        connection.layout.storedName(Value.table)
    }
}

/// A transaction that reads one snapshot of the database.
package struct ReadTransaction: Transaction, ~Copyable {
    package let connection: Connection

    // Inlined, it crashes the optimiser of Swift 6.3 ("Cannot initialize a nonCopyable type with a guaranteed value").
    @inline(never)
    init(_ connection: Connection) {
        self.connection = connection
    }
}

/// A transaction that writes everything or nothing. It sees what it wrote.
package struct WriteTransaction: Transaction, ~Copyable {
    package let connection: Connection

    // Inlined, it crashes the optimiser of Swift 6.3 ("Cannot initialize a nonCopyable type with a guaranteed value").
    @inline(never)
    init(_ connection: Connection) {
        self.connection = connection
    }
}
