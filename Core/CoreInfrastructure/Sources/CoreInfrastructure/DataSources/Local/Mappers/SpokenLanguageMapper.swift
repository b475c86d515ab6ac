package import CoreDomain

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
