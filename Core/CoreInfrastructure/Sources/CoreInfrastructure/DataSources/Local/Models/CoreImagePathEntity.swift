package import Foundation
package import Persistence

/// A row of the path of a title's image.
package struct CoreImagePathEntity: Equatable {
    package let path: URL
}

extension CoreImagePathEntity: Entity {
    package init(from row: Row<Self>) {
        path = row.column("path", \.path)
    }
}
