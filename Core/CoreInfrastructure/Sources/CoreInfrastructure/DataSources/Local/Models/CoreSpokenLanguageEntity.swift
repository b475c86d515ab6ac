package import PopcornPersistence

/// A cache row of a spoken language.
package struct CoreSpokenLanguageEntity: Equatable {
    package let languageCode: String
    package let name: String
}

extension CoreSpokenLanguageEntity: Entity {
    package init(from row: Row<Self>) {
        languageCode = row.column("language_code", \.languageCode)
        name = row.column("name", \.name)
    }
}
