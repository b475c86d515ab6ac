import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct ImageCollectionMapperTests {

    private func images(_ images: (String, String?)...) throws -> [TMDb.ImageMetadata] {
        try images.map { path, language in
            TMDb.ImageMetadata(
                filePath: try #require(URL(string: path)), width: 1, height: 1, languageCode: language)
        }
    }

    @Test func `images with text prefer the requested language`() throws {
        let mixed = try images(
            ("/ja", "ja"), ("/none", nil), ("/en1", "en"), ("/it1", "it"), ("/en2", "en"), ("/it2", "it"))
        let collection = ImageCollectionMapper().map(
            TMDb.ImageCollection(posters: mixed, logos: mixed, backdrops: []), languageCode: "it")
        let expected = ["/it1", "/it2", "/en1", "/en2", "/none", "/ja"]
        #expect(collection.posterPaths.map(\.relativeString) == expected)
        #expect(collection.logoPaths.map(\.relativeString) == expected)
    }

    @Test func `backdrops prefer images without text`() throws {
        let backdrops = try images(("/en", "en"), ("/it", "it"), ("/none1", nil), ("/ja", "ja"), ("/none2", nil))
        let collection = ImageCollectionMapper().map(
            TMDb.ImageCollection(posters: [], logos: [], backdrops: backdrops), languageCode: "it")
        #expect(collection.backdropPaths.map(\.relativeString) == ["/none1", "/none2", "/it", "/en", "/ja"])
    }

    @Test func `season posters prefer the language, stills and portraits prefer no text`() throws {
        let mixed = try images(("/ja", "ja"), ("/en", "en"), ("/none", nil), ("/it", "it"), ("/none2", nil))
        let mapper = ImageCollectionMapper()
        let posters = mapper.map(TMDb.TVSeasonImageCollection(posters: mixed), languageCode: "it").posterPaths
        let stills = mapper.map(TMDb.TVEpisodeImageCollection(stills: mixed), languageCode: "it").stillPaths
        let profiles = mapper.map(TMDb.PersonImageCollection(profiles: mixed), languageCode: "it").profilePaths

        #expect(posters.map(\.relativeString) == ["/it", "/en", "/none", "/none2", "/ja"])
        #expect(stills.map(\.relativeString) == ["/none", "/none2", "/it", "/en", "/ja"])
        #expect(profiles.map(\.relativeString) == ["/none", "/none2", "/it", "/en", "/ja"])
    }

    @Test func `maps an empty collection`() {
        let empty = TMDb.ImageCollection(posters: [], logos: [], backdrops: [])
        #expect(ImageCollectionMapper().map(empty, languageCode: "en") == CoreDomain.ImageCollection())
    }
}
