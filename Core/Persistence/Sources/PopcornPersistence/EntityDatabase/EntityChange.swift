/// A change of one row, together with the rows of its relations, in the form of records.
package enum EntityChange: Sendable {
    /// Stores an entity, on a condition.
    case store(EntityRecords, StoreCondition)
    /// Deletes the entity with a key.
    case delete(EntityKey)
    /// Marks the aggregate with a key, if it exists.
    case mark(EntityKey, RowMark)
    /// Revokes the writes of all fetches that other processes have begun, for the values whose names begin with a text.
    /// The text is the name of a value, or a part of a name that ends with a slash. The other changes of the deletion
    /// follow.
    case revokeWrites(ofNamesBeginningWith: String)
}

/// The condition on which an entity is stored.
package enum StoreCondition: Hashable, Sendable {
    /// The entity replaces the entity with the same key, which need not be readable.
    case always
    /// No entity has the same key. Otherwise, the transaction fails.
    case keyIsUnused
    /// No entity has the same key. An existing entity is not changed.
    case isNew
    /// No entity has the same key and the same or a greater value in an indexed column.
    case isGreater(column: String)
}

/// Changes of entities. Each method throws the errors of ``EntityRecords/init(_:)`` or ``EntityKey/init(_:_:)``.
extension EntityChange {

    /// Stores an entity with the rows of its relations, in place of the entity with the same key.
    package static func store<Value: TableEntity>(_ entity: Value) throws(DatabaseError) -> Self {
        .store(try EntityRecords(entity), .always)
    }

    /// Inserts an entity, unless an entity with the same key exists.
    package static func insertIfNew<Value: TableEntity>(_ entity: Value) throws(DatabaseError) -> Self {
        .store(try EntityRecords(entity), .isNew)
    }

    /// Stores an entity, unless the entity with the same key has the same or a greater value in an indexed column.
    package static func store<Value: TableEntity>(
        _ entity: Value, ifGreaterIn column: String
    ) throws(DatabaseError) -> Self {
        .store(try EntityRecords(entity), .isGreater(column: column))
    }

    /// Deletes the entity with a key.
    package static func delete<Value: TableEntity>(
        _ type: Value.Type, _ key: Value.Key
    ) throws(DatabaseError) -> Self {
        .delete(try EntityKey(type, key))
    }

    /// Marks the aggregate with a key, if it exists.
    package static func mark<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, as mark: RowMark
    ) throws(DatabaseError) -> Self {
        .mark(try EntityKey(type, key), mark)
    }

    /// The key of the changed row if values in memory can depend on the row. They do not depend on rows that are stored
    /// on the condition ``StoreCondition/isGreater(column:)``.
    package var notedKey: EntityKey? {
        switch self {
        case .store(_, .isGreater): nil
        case .store(let records, _): records.key
        case .delete(let key), .mark(let key, _): key
        case .revokeWrites: nil
        }
    }
}

/// The replacement of an entity.
package struct EntityReplacement<Value: AggregateEntity>: Sendable {

    /// A closure that returns the replacement of a stored entity, or `nil` for no change. Its argument is the stored
    /// entity with the state of its row; `nil` if the entity does not exist or is damaged.
    package typealias Merge =
        @Sendable (_ stored: (entity: Value, state: RowState)?) throws(DatabaseError) -> EntityReplacement<Value>?

    /// The new entity, which has the same key.
    package let entity: Value

    /// The mark of the new row; `nil` for none.
    package let mark: RowMark?

    /// Creates the replacement of an entity.
    ///
    /// - Parameter mark: The mark of the new row. Default: `nil`, for none.
    package init(_ entity: Value, mark: RowMark? = nil) {
        self.entity = entity
        self.mark = mark
    }

    /// The changes that store the new entity, in order.
    package var changes: [EntityChange] {
        get throws(DatabaseError) {
            let store = try EntityChange.store(entity)
            guard let mark else { return [store] }
            return [store, try .mark(Value.self, entity.key, as: mark)]
        }
    }
}

/// The deletions that revoke a write, so that deleted values do not reappear.
package struct WriteRevocation: Sendable {

    /// A closure that returns whether this process has deleted the values. Called when the write starts.
    package let isRevoked: @Sendable () -> Bool

    /// The fetch whose result is written; `nil` if only this process deletes values.
    package let fetch: Fetch?

    /// A fetch of values that several processes share.
    package struct Fetch: Sendable {

        /// The name of the values, such as `movie/550/en`.
        package let name: String

        /// The number of the last deletion before the fetch began.
        package let lastDeletion: Int64

        package init(name: String, lastDeletion: Int64) {
            self.name = name
            self.lastDeletion = lastDeletion
        }
    }

    /// A write that is never revoked.
    package static let never = WriteRevocation { false }

    /// Creates the deletions that revoke a write.
    ///
    /// - Parameters:
    ///   - fetch: The fetch whose result is written. Default: `nil`.
    ///   - isRevoked: A closure that returns whether this process has deleted the values.
    package init(of fetch: Fetch? = nil, _ isRevoked: @escaping @Sendable () -> Bool) {
        self.fetch = fetch
        self.isRevoked = isRevoked
    }
}
