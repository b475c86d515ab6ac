public import Persistence

/// A row of a size that images are served in.
@usableFromInline
package struct CoreImageSizeEntity: Entity, Equatable {
    @usableFromInline
    package var name = ""

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("name", &name)
    }
}
