package import CoreDomain

/// Maps the domain's spoken languages to rows of the cache and back.
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
