package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A cache row of a translation of a title or a person.
package struct CoreTranslationEntity: Equatable {
    package let languageCode: String
    package let countryCode: String
    package let title: String?
    package let tagline: String?
    package let overview: String?
    package let homepageURL: URL?
    package let biography: String?
}

extension CoreTranslationEntity: Entity {
    package init(from row: Row<Self>) {
        languageCode = row.column("language_code", \.languageCode)
        countryCode = row.column("country_code", \.countryCode)
        title = row.column("title", \.title)
        tagline = row.column("tagline", \.tagline)
        overview = row.column("overview", \.overview)
        homepageURL = row.column("homepage_url", \.homepageURL)
        biography = row.column("biography", \.biography)
    }
}

extension RelationSelection {

    /// Returns a selection of the translations that are needed for texts in some languages. An owner that was fetched
    /// without translations lacks the relation and counts as incomplete.
    ///
    /// - Parameter languages: Language tags that TMDb supports, in order of preference.
    package static func texts(
        _ relation: KeyPath<Owner, [CoreTranslationEntity]?>, in languages: [String]
    ) -> Self {
        .rows(
            of: relation, where: \.languageCode, isIn: TextChain(tags: languages).languageCodes, isRequired: true)
    }
}

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
