package import Persistence

/// A row of a size that images are served in.
package struct CoreImageSizeEntity: Equatable {
    package let name: String
}

extension CoreImageSizeEntity: Entity {
    package init(from row: Row<Self>) {
        name = row.column("name", \.name)
    }
}
