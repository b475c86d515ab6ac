package import CoreDomain
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

/// A mapper between spoken languages and cache rows.
package struct SpokenLanguageMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreSpokenLanguageEntity) -> SpokenLanguage {
        SpokenLanguage(
            languageCode: entity.languageCode,
            name: entity.name)
    }

    package func map(_ domain: SpokenLanguage) -> CoreSpokenLanguageEntity {
        CoreSpokenLanguageEntity(
            languageCode: domain.languageCode,
            name: domain.name)
    }
}
