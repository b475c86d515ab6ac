package import PopcornPersistence

/// A cache row of an alternative title.
package struct CoreAlternativeTitleEntity: Equatable {
    package let region: String
    package let title: String
    package let type: String?
}

extension CoreAlternativeTitleEntity: Entity {
    package init(from row: Row<Self>) {
        region = row.column("region", \.region)
        title = row.column("title", \.title)
        type = row.column("type", \.type)
    }
}
