package import Persistence

/// A cache row of a string in a list, such as a language of a series.
package struct CoreTextEntity: Equatable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

extension CoreTextEntity: Entity {
    package init(from row: Row<Self>) {
        text = row.column("text", \.text)
    }
}
