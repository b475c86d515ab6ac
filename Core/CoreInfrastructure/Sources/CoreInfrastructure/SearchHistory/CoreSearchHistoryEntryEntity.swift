package import Foundation
package import PopcornPersistence

/// A row of a search in an owner's search history.
package struct CoreSearchHistoryEntryEntity: Equatable {
    package static let table = "search_history_entry"

    package let key: Key
    package let text: String
    package let searchedAt: Date
    /// The number of the search, in the order in which the owner's searches were recorded. Unlike the time, it always
    /// increases.
    package let sequence: Int

    package init(key: Key, text: String, searchedAt: Date, sequence: Int) {
        self.key = key
        self.text = text
        self.searchedAt = searchedAt
        self.sequence = sequence
    }

    /// Returns the row with another number.
    func numbered(_ sequence: Int) -> Self {
        Self(key: key, text: text, searchedAt: searchedAt, sequence: sequence)
    }

    package struct Key: Hashable {
        package let owner: String
        package let kind: String
        package let foldedText: String

        package init(owner: String, kind: String, foldedText: String) {
            self.owner = owner
            self.kind = kind
            self.foldedText = foldedText
        }
    }
}

extension CoreSearchHistoryEntryEntity: TableEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        text = row.column("text", \.text)
        searchedAt = row.column("searched_at", \.searchedAt)
        sequence = row.column("sequence", \.sequence)
    }
}

extension CoreSearchHistoryEntryEntity.Key: Entity {
    package init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
        kind = row.column("kind", \.kind)
        foldedText = row.column("folded_text", \.foldedText)
    }
}
