public import Persistence

/// A row of a title's genre.
@usableFromInline
package struct CoreGenreEntity: Entity, Equatable {
    @usableFromInline
    package var genreID = 0
    @usableFromInline
    package var name = ""

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("genre_id", &genreID)
        visitor.column("name", &name)
    }
}
