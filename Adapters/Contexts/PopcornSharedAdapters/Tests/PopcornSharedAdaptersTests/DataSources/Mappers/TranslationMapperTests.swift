import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct TranslationMapperTests {

    private let mapper = TranslationMapper()
    private let page = URL(string: "https://example.com")

    private func expected(_ texts: ContentTexts) -> [CoreDomain.Translation] {
        [CoreDomain.Translation(languageCode: "de", countryCode: "AT", texts: texts)]
    }

    private func collection<Texts>(_ texts: Texts) -> TMDb.TranslationCollection<Texts> {
        TMDb.TranslationCollection(
            translations: [
                TMDb.Translation(
                    languageCode: "de", countryCode: "AT", name: "Deutsch", englishName: "German", data: texts)
            ])
    }

    @Test func `every text is mapped`() {
        #expect(
            mapper.map(
                collection(
                    MovieTranslationData(title: "T", overview: "O", tagline: "L", homepageURL: page, runtime: 1)))
                == expected(ContentTexts(title: "T", tagline: "L", overview: "O", homepageURL: page)))
        #expect(
            mapper.map(
                collection(TVSeriesTranslationData(name: "T", overview: "O", tagline: "L", homepageURL: page)))
                == expected(ContentTexts(title: "T", tagline: "L", overview: "O", homepageURL: page)))
        #expect(
            mapper.map(collection(TVTranslationData(name: "T", overview: "O")))
                == expected(ContentTexts(title: "T", overview: "O")))
        #expect(
            mapper.map(collection(PersonTranslationData(name: "N", biography: "B")))
                == expected(ContentTexts(biography: "B")))
    }

    @Test func `empty and missing texts stay distinct, in TMDb's order`() {
        let texts = [MovieTranslationData(title: "", overview: "", tagline: ""), MovieTranslationData()]
        let translations = texts.map { TMDb.Translation(languageCode: "xx", countryCode: "", data: $0) }
        #expect(
            mapper.map(TMDb.MovieTranslationCollection(translations: translations))?.map(\.texts)
                == [ContentTexts(title: "", tagline: "", overview: ""), ContentTexts()])
    }

    @Test func `missing translations are unknown, not empty`() {
        let nothing: TMDb.MovieTranslationCollection? = nil
        #expect(mapper.map(nothing) == nil)
        #expect(mapper.map(TMDb.MovieTranslationCollection(translations: [])) == [])
    }
}
