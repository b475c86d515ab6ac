package import Persistence

/// A row of a list of texts, such as the languages of a series.
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
