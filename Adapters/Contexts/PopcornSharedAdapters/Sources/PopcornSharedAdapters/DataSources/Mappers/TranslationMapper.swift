package import CoreDomain
package import TMDb

/// A mapper from TMDb translations to domain translations, in TMDb's order.
package struct TranslationMapper {

    package init() {}

    package func map(_ dto: TMDb.MovieTranslationCollection?) -> [CoreDomain.Translation]? {
        map(dto) {
            ContentTexts(
                title: $0.title, tagline: $0.tagline, overview: $0.overview, homepageURL: $0.homepageURL.webPage)
        }
    }

    package func map(_ dto: TMDb.TVSeriesTranslationCollection?) -> [CoreDomain.Translation]? {
        map(dto) {
            ContentTexts(
                title: $0.name, tagline: $0.tagline, overview: $0.overview, homepageURL: $0.homepageURL.webPage)
        }
    }

    package func map(_ dto: TMDb.CollectionTranslationCollection?) -> [CoreDomain.Translation]? {
        map(dto) { ContentTexts(title: $0.title, overview: $0.overview) }
    }

    /// Maps the translations of a season or an episode.
    package func map(_ dto: TMDb.TVSeasonTranslationCollection?) -> [CoreDomain.Translation]? {
        map(dto) { ContentTexts(title: $0.name, overview: $0.overview) }
    }

    /// Maps the translations of a person. TMDb does not translate names.
    package func map(_ dto: TMDb.PersonTranslationCollection?) -> [CoreDomain.Translation]? {
        map(dto) { ContentTexts(biography: $0.biography) }
    }

    private func map<Texts>(
        _ dto: TMDb.TranslationCollection<Texts>?, _ texts: (Texts) -> ContentTexts
    ) -> [CoreDomain.Translation]? {
        dto?.translations.map {
            CoreDomain.Translation(
                languageCode: $0.languageCode, countryCode: $0.countryCode, texts: texts($0.data))
        }
    }
}
