package import PopcornPersistence

/// A cache row of an image size.
package struct CoreImageSizeEntity: Equatable {
    package let name: String
}

extension CoreImageSizeEntity: Entity {
    package init(from row: Row<Self>) {
        name = row.column("name", \.name)
    }
}
