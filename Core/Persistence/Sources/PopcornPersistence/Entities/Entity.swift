/// A type that is stored as a row, with one declaration of its columns.
///
/// ``init(from:)`` reads each stored property from a column. The table definition, the INSERT and SELECT statements,
/// reading and binding are all derived from this list, in its order.
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
/// The compiler rejects a `let` that is not read from the row. It accepts a missing `var` of an optional type, because
/// its default is `nil`. The first use of such an entity throws ``DatabaseError/undeclared(entity:reason:)``.
@usableFromInline
package protocol Entity: Sendable {

    /// Creates the entity by reading each stored property from the row.
    ///
    /// Must not branch: it also runs once on placeholder values to discover the columns.
    init(from row: Row<Self>)
}

/// An entity with its own table, identified by a key.
@usableFromInline
package protocol TableEntity: Entity {

    /// An entity with the columns that identify a row, unique in the table.
    associatedtype Key: Entity & Hashable

    /// The name of the table.
    static var table: String { get }

    /// Whether the entity is an ``AggregateEntity``. The conformances provide the value.
    static var isAggregate: Bool { get }

    var key: Key { get }
}

/// An entity with its own table, and with relations: ordered rows that belong to it.
///
/// The rows of each relation are one value of the entity's row, in the column `<relation>_rows` (see
/// `RecordFormat.swift`). The column `<relation>_count` contains their number, which distinguishes `nil` from empty.
@usableFromInline
package protocol AggregateEntity: TableEntity {}

// Static, because `is any AggregateEntity.Type` searches all conformances of the program, once for each type.

extension TableEntity {
    package static var isAggregate: Bool { false }
}

extension AggregateEntity {
    package static var isAggregate: Bool { true }
}

/// The role of a column.
package enum ColumnRole: Sendable {
    /// A plain value.
    case value
    /// A value by which rows are searched or sorted. The column has an index.
    case indexed
    /// A part of the key, which identifies a row and is unique in the table.
    case key
}

/// The condition on which the rows of a relation are read.
@usableFromInline
package enum RelationLoading: Sendable {
    /// The rows are always read with the entity.
    case always
    /// The rows are read only if the reader selects them.
    case onDemand
}
