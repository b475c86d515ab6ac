/// A row, declared once.
///
/// ``init(from:)`` takes each stored property from a column. The table's definition, its insert and select statements,
/// the reading and the binding all follow from that one list, in its order, so they cannot drift apart.
///
/// ```swift
/// struct GenreEntity: Equatable {
///     let genreID: Int
///     let name: String
/// }
///
/// extension GenreEntity: Entity {
///     init(from row: Row<Self>) {
///         genreID = row.column("genre_id", \.genreID)
///         name = row.column("name", \.name)
///     }
/// }
/// ```
///
/// The compiler refuses a `let` that is not taken from the row. A `var` of an optional type has a default, so it could
/// be forgotten: the first use of such an entity throws ``DatabaseError/undeclared(entity:reason:)``.
@usableFromInline
package protocol Entity: Sendable {

    /// Takes each stored property from the row. Never branches.
    ///
    /// It runs for each row that is read, and once without a row, to learn the columns.
    init(from row: Row<Self>)
}

/// An entity with a table of its own, found by its key.
@usableFromInline
package protocol TableEntity: Entity {

    /// The columns by which a row is found, unique in the table.
    associatedtype Key: Entity

    /// The name of the table.
    static var table: String { get }

    var key: Key { get }
}

/// An entity with a table of its own and rows of other tables that belong to it.
///
/// Each relation is a table `<table>_<relation>`, whose rows go with their owner (`ON DELETE CASCADE`) and keep their
/// order. How many rows a relation has stands in the owner's row, so that `nil` stays distinct from empty and an
/// empty relation costs no query.
@usableFromInline
package protocol AggregateEntity: TableEntity {}

/// What a column is for.
package enum ColumnRole: Sendable {
    /// A value.
    case value
    /// A value by which rows are searched or sorted; the table has an index of it.
    case indexed
    /// Part of the key by which a row is found, unique in the table.
    case key
}

/// When the rows of a relation are read.
@usableFromInline
package enum RelationLoading: Sendable {
    /// With each entity.
    case always
    /// Where a reader selects them.
    case onDemand
}

/// An entity with the identity of its row.
package struct Stored<Value: AggregateEntity>: Sendable {
    /// The entity; relations that were not read are `nil`.
    package var entity: Value
    /// The identity of the row: for updating it, and for queries that are written out.
    package let rowID: Int64
    /// How many rows each relation has in the database, read or not, in the order of the declaration; `nil` if there is
    /// no relation.
    package let counts: [Int?]
    /// Whether the row was written before a column or a table was added, so that it lacks what belongs there.
    package let isFromOlderSchema: Bool
    /// Whether the row does not have a relation that was selected, and either the relation is required or the row is
    /// outdated: then `nil` means that nobody knows, not that there is none.
    package let isIncomplete: Bool
}
