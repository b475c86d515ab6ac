/// A row, declared once.
///
/// ``columns(_:)`` names each stored property with its column. The table's definition, its insert and select
/// statements, the reading and the binding all follow from that one list, in its order, so they cannot drift apart.
///
/// ```swift
/// struct GenreEntity: Entity, Equatable {
///     var genreID = 0
///     var name = ""
///
///     mutating func columns(_ visitor: inout some ColumnVisitor) {
///         visitor.column("genre_id", &genreID)
///         visitor.column("name", &name)
///     }
/// }
/// ```
@usableFromInline
package protocol Entity: Sendable {

    /// An entity to read a row into.
    init()

    /// Shows each column to a visitor. Never branches, and changes nothing itself.
    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor)
}

/// An entity with a table of its own, found by its key columns.
@usableFromInline
package protocol TableEntity: Entity {

    /// The name of the table.
    static var table: String { get }
}

/// An entity with a table of its own and rows of other tables that belong to it.
///
/// Each relation is a table `<table>_<relation>`, whose rows go with their owner (`ON DELETE CASCADE`) and keep their
/// order. How many rows a relation has stands in the owner's row, so that `nil` stays distinct from empty and an
/// empty relation costs no query.
@usableFromInline
package protocol AggregateEntity: TableEntity {

    /// Shows each relation to a visitor. Never branches, and changes nothing itself.
    mutating func relations<Visitor: RelationVisitor>(_ visitor: inout Visitor)
}

/// What a column is for.
@usableFromInline
package enum ColumnRole: Sendable {
    /// A value.
    case value
    /// Part of the key by which a row is found, unique in the table.
    case key
}

/// Sees the columns of an entity, one after the other.
@usableFromInline
package protocol ColumnVisitor {

    /// A column that always has a value.
    mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value, _ role: ColumnRole)

    /// A column that admits NULL, which is `nil`.
    mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value?)
}

extension ColumnVisitor {
    /// A column that always has a value and no special role.
    @inlinable
    package mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value) {
        column(name, &value, .value)
    }
}

/// Relations that are read together or left out together.
@usableFromInline
package struct RelationGroup: OptionSet, Hashable, Sendable {
    @usableFromInline
    package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Sees the relations of an entity, one after the other.
@usableFromInline
package protocol RelationVisitor {

    /// A relation to any number of rows.
    mutating func many<Row: Entity>(_ name: StaticString, _ rows: inout [Row]?, in group: RelationGroup)

    /// A relation to at most one row.
    mutating func one<Row: Entity>(_ name: StaticString, _ row: inout Row?, in group: RelationGroup)
}

/// An entity with the identity of its row.
@usableFromInline
package struct Stored<Value: AggregateEntity>: Sendable {
    /// The identity of the row, for updating it.
    @usableFromInline
    package let rowID: Int64
    /// How many rows each relation has in the database, read or not.
    @usableFromInline
    package let counts: [Int]
    /// The entity; relations that were not asked for are `nil`.
    @usableFromInline
    package var entity: Value

    @inlinable
    package init(rowID: Int64, counts: [Int], entity: Value) {
        self.rowID = rowID
        self.counts = counts
        self.entity = entity
    }
}
