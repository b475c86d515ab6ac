package import Persistence

/// A row of a title's genre.
package struct CoreGenreEntity: Entity, Equatable {
    package var genreID = 0
    package var name = ""

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("genre_id", &genreID)
        visitor.column("name", &name)
    }
}
