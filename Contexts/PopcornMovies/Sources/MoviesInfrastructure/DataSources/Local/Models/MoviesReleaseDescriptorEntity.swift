import Persistence

/// A row of what a rating board warns of. The rows of a movie follow each other by release.
struct MoviesReleaseDescriptorEntity: Entity, Equatable {
    var descriptor = ""

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("descriptor", &descriptor)
    }
}
