package import Foundation
package import Persistence

/// A cache row of an image path.
package struct CoreImagePathEntity: Equatable {
    package let path: URL
}

extension CoreImagePathEntity: Entity {
    package init(from row: Row<Self>) {
        path = row.column("path", \.path)
    }
}
