package import Foundation
package import Persistence

/// A row of the path of a title's image.
package struct CoreImagePathEntity: Entity, Equatable {
    package var path = URL.unread

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("path", &path)
    }
}
