import CoreDomain
import TMDbConventions
import Testing

/// Tests of the locales of all translations of TMDb.
@Suite struct TranslatedLocaleTests {

    @Test func `every translation is of a supported language`() throws {
        #expect(!TMDbTranslations.tags.isEmpty)
        for tag in TMDbTranslations.tags {
            let locale = try ContentLocale(language: tag)
            #expect(locale.language == tag)
            #expect(locale.region == tag.suffix(2))
        }
    }
}
