package import Persistence

/// A row of a size that images are served in.
package struct CoreImageSizeEntity: Entity, Equatable {
    package var name = ""

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("name", &name)
    }
}
