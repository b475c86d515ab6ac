package import CoreDomain

/// A mapper between translations and cache rows.
package struct TranslationMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreTranslationEntity) -> Translation {
        Translation(
            languageCode: entity.languageCode, countryCode: entity.countryCode,
            texts: ContentTexts(
                title: entity.title, tagline: entity.tagline, overview: entity.overview,
                homepageURL: entity.homepageURL, biography: entity.biography))
    }

    package func map(_ domain: Translation) -> CoreTranslationEntity {
        CoreTranslationEntity(
            languageCode: domain.languageCode, countryCode: domain.countryCode, title: domain.texts.title,
            tagline: domain.texts.tagline, overview: domain.texts.overview, homepageURL: domain.texts.homepageURL,
            biography: domain.texts.biography)
    }
}
