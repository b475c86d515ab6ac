package import CoreDomain

/// Maps spoken languages to rows and back.
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
