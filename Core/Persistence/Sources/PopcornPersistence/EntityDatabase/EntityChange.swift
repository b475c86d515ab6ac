/// A change of one row, together with the rows of its relations.
package struct EntityChange: Sendable {

    private let apply: @Sendable (inout any EntityWriter) throws(DatabaseError) -> Void

    /// Applies the change with the writer of a database.
    package func apply(with writer: inout any EntityWriter) throws(DatabaseError) {
        try apply(&writer)
    }
}

extension EntityChange {

    /// Stores an entity with the rows of its relations, in place of the one with the same key.
    package static func store<Value: TableEntity>(_ entity: Value) -> Self {
        Self { writer throws(DatabaseError) in try writer.store(entity) }
    }

    /// Inserts an entity, unless one with the same key exists.
    package static func insertIfNew<Value: TableEntity>(_ entity: Value) -> Self {
        Self { writer throws(DatabaseError) in try writer.insertIfNew(entity) }
    }

    /// Stores an entity, unless the one with the same key has the same or a greater value in an indexed column.
    package static func store<Value: TableEntity>(_ entity: Value, ifGreaterIn column: String) -> Self {
        Self { writer throws(DatabaseError) in try writer.store(entity, ifGreaterIn: column) }
    }

    /// Revokes the writes of all fetches that other processes have begun, of values whose names begin with a text. The other
    /// changes of the deletion follow it.
    ///
    /// - Parameter name: The whole name of a value, or the part of it before a slash, with the slash.
    package static func revokeWrites(ofNamesBeginningWith name: String) -> Self {
        Self { writer throws(DatabaseError) in try writer.revokeWrites(ofNamesBeginningWith: name) }
    }

    /// Deletes the entity with a key.
    package static func delete<Value: TableEntity>(_ type: Value.Type, _ key: Value.Key) -> Self {
        Self { writer throws(DatabaseError) in try writer.delete(type, key) }
    }

    /// Marks the aggregate with a key, if it exists.
    package static func mark<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, as mark: RowMark
    ) -> Self {
        Self { writer throws(DatabaseError) in try writer.mark(type, key, as: mark) }
    }
}

/// The implementation of changes in one transaction of a database.
package protocol EntityWriter {

    mutating func store<Value: TableEntity>(_ entity: Value) throws(DatabaseError)

    mutating func insertIfNew<Value: TableEntity>(_ entity: Value) throws(DatabaseError)

    mutating func store<Value: TableEntity>(_ entity: Value, ifGreaterIn column: String) throws(DatabaseError)

    mutating func revokeWrites(ofNamesBeginningWith name: String) throws(DatabaseError)

    mutating func delete<Value: TableEntity>(_ type: Value.Type, _ key: Value.Key) throws(DatabaseError)

    mutating func mark<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, as mark: RowMark
    ) throws(DatabaseError)
}
