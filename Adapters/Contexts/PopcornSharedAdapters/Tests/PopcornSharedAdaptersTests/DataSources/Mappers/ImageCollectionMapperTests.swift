import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct ImageCollectionMapperTests {

    private let italian = ImagePreference(languages: ["it-IT"], originalLanguage: "ja")

    private func images(_ images: (String, String?)...) throws -> [TMDb.ImageMetadata] {
        try images.map { path, language in
            TMDb.ImageMetadata(
                filePath: try #require(URL(string: path)), width: 1, height: 1, languageCode: language)
        }
    }

    @Test func `images with text prefer the requested language`() throws {
        let mixed = try images(
            ("/ko", "ko"), ("/ja", "ja"), ("/none", nil), ("/en1", "en"), ("/it1", "it"), ("/en2", "en"),
            ("/it2", "it"))
        let collection = ImageCollectionMapper(italian).map(
            TMDb.ImageCollection(posters: mixed, logos: mixed, backdrops: []))
        let expected = ["/it1", "/it2", "/none", "/en1", "/en2", "/ja", "/ko"]
        #expect(collection.posterPaths.map(\.relativeString) == expected)
        #expect(collection.logoPaths.map(\.relativeString) == expected)
    }

    @Test func `backdrops prefer images without text`() throws {
        let backdrops = try images(("/en", "en"), ("/it", "it"), ("/none1", nil), ("/ja", "ja"), ("/none2", nil))
        let collection = ImageCollectionMapper(italian).map(
            TMDb.ImageCollection(posters: [], logos: [], backdrops: backdrops))
        #expect(collection.backdropPaths.map(\.relativeString) == ["/none1", "/none2", "/it", "/en", "/ja"])
    }

    @Test func `season posters prefer the language, stills and portraits prefer no text`() throws {
        let mixed = try images(("/ja", "ja"), ("/en", "en"), ("/none", nil), ("/it", "it"), ("/none2", nil))
        let mapper = ImageCollectionMapper(italian)
        let posters = mapper.map(TMDb.TVSeasonImageCollection(posters: mixed)).posterPaths
        let stills = mapper.map(TMDb.TVEpisodeImageCollection(stills: mixed)).stillPaths
        let profiles = mapper.map(TMDb.PersonImageCollection(profiles: mixed)).profilePaths

        #expect(posters.map(\.relativeString) == ["/it", "/none", "/none2", "/en", "/ja"])
        #expect(stills.map(\.relativeString) == ["/none", "/none2", "/it", "/en", "/ja"])
        #expect(profiles.map(\.relativeString) == ["/none", "/none2", "/it", "/en", "/ja"])
    }

    @Test func `the properties of an image are mapped`() throws {
        let path = try #require(URL(string: "/logo.png"))
        let dto = TMDb.ImageMetadata(
            filePath: path, width: 800, height: 310, aspectRatio: 2.58, languageCode: "pt", regionCode: "BR",
            voteAverage: 5.8, voteCount: 12)
        let bare = TMDb.ImageMetadata(filePath: path, width: 1, height: 2, languageCode: "", regionCode: "")
        #expect(
            ImageCollectionMapper(italian).map(
                TMDb.ImageCollection(posters: [], logos: [dto], backdrops: [bare]))
                == CoreDomain.ImageCollection(
                    posters: [], backdrops: [ContentImage(path: path, width: 1, height: 2)],
                    logos: [
                        ContentImage(
                            path: path, languageCode: "pt", regionCode: "BR", width: 800, height: 310,
                            voteAverage: 5.8, voteCount: 12)
                    ]))
    }

    @Test func `maps an empty collection`() {
        let empty = TMDb.ImageCollection(posters: [], logos: [], backdrops: [])
        #expect(ImageCollectionMapper(italian).map(empty) == CoreDomain.ImageCollection())
    }
}

@Suite struct ArtworkLanguagesTests {

    private func languages(
        _ language: String, _ fallback: [String] = [], original: String? = nil
    ) throws -> ArtworkLanguages {
        ArtworkLanguages(
            locale: try ContentLocale(language: language), fallback: try TextFallback(fallback),
            originalLanguage: original)
    }

    @Test func `the known original language is requested, otherwise the most common ones`() throws {
        #expect(try languages("pt-BR", original: "sv").included == ["pt", "null", "xx", "en", "sv"])
        #expect(try languages("pt-BR").included == ["pt", "null", "xx", "en", "ja", "zh", "fr", "ko", "de", "es"])
        #expect(
            try languages("de", ["de-AT", "fr"], original: "").included == [
                "de", "fr", "null", "xx", "en", "ja", "zh", "ko", "es",
            ])
        #expect(try languages("nb", original: "en").included == ["nb", "no", "nn", "null", "xx", "en"])
    }

    @Test func `a language without a region prefers the region where it is most likely spoken`() throws {
        #expect(try languages("pt", ["en"], original: "ja").images.languages == ["pt-BR", "en-US"])
        #expect(try languages("zh-TW", ["zh"], original: "ja").images.languages == ["zh-TW", "zh-CN"])
    }

    @Test func `the original language of a response replaces the stored one`() throws {
        let stored = try languages("de", original: "en")
        #expect(stored.withOriginalLanguage("ko").images.originalLanguage == "ko")
        #expect(stored.withOriginalLanguage(nil).images.originalLanguage == "en")
        #expect(stored.withOriginalLanguage("").images.originalLanguage == "en")
    }
}
