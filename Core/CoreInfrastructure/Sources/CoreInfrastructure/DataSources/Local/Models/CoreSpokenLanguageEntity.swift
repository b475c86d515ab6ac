package import Persistence

/// A row of a language spoken in a title.
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
