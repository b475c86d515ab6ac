package import PopcornPersistence

/// A cache row of a keyword of a title.
package struct CoreKeywordEntity: Equatable {
    package let keywordID: Int
    package let name: String
}

extension CoreKeywordEntity: Entity {
    package init(from row: Row<Self>) {
        keywordID = row.column("keyword_id", \.keywordID)
        name = row.column("name", \.name)
    }
}
