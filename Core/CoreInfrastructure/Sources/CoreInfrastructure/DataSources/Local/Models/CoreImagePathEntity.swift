public import Foundation
public import Persistence

/// A row of the path of a title's image.
@usableFromInline
package struct CoreImagePathEntity: Entity, Equatable {
    @usableFromInline
    package var path = URL.unread

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("path", &path)
    }
}
