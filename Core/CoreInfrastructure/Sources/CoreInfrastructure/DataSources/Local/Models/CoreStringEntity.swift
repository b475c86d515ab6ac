package import PopcornPersistence

/// A cache row of a string in a list, such as a language of a series.
package struct CoreStringEntity: Equatable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

extension CoreStringEntity: Entity {
    package init(from row: Row<Self>) {
        text = row.column("text", \.text)
    }
}
