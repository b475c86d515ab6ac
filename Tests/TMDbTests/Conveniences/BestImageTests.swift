import Foundation
import Testing

@testable import TMDb

@Suite("The best image")
struct BestImageTests {

    /// An image whose path is its name.
    static func image(
        _ name: String, _ language: String? = nil, region: String? = nil, votes: (Double, Int)? = nil, width: Int = 100
    ) throws -> ImageMetadata {
        ImageMetadata(
            filePath: try #require(URL(string: name)), width: width, height: 100, languageCode: language,
            regionCode: region, voteAverage: votes?.0, voteCount: votes?.1)
    }

    static func name(_ image: ImageMetadata?) -> String? { image?.filePath.relativeString }

    @Test(
        "the first language that has an image, then none, then any other",
        arguments: [
            (["de", "en"], "german"), (["fr", "en"], "english"), (["fr"], "textless"), ([], "textless"),
            (["de-AT"], "german"), (["DE_at"], "german"), (["null", "de"], "textless"),
            (["fr", "null", "de"], "textless"),
            (["it", "ja"], "japanese"),
        ])
    func languages(languages: [String], expected: String) throws {
        let images = [
            try Self.image("english", "en", votes: (9, 90)), try Self.image("japanese", "ja"),
            try Self.image("german", "de"), try Self.image("textless"),
        ]
        #expect(Self.name(images.best(in: languages)) == expected)
    }

    @Test("without images without text, an image in any other language")
    func anyLanguage() throws {
        let images = [try Self.image("low", "en", votes: (2, 10)), try Self.image("high", "ja", votes: (8, 10))]
        #expect(Self.name(images.best(in: ["de"])) == "high")
        #expect(images.best(in: ["de"], fallsBack: false) == nil)
        #expect(Self.name(images.best(in: ["de", "en"], fallsBack: false)) == "low")
    }

    @Test("an image without text has no language, an empty one, or TMDb's xx", arguments: [nil, "", "xx"])
    func textless(language: String?) throws {
        let images = [try Self.image("english", "en"), try Self.image("textless", language)]
        #expect(Self.name(images.best(in: ["null"], fallsBack: false)) == "textless")
        #expect(Self.name(images.best(in: ["de"])) == "textless")
        #expect([images[1]].best(in: ["de"], fallsBack: false) == nil)
    }

    @Test(
        "the region decides among images of a language",
        arguments: [("at", "austrian"), ("CH", "any"), (nil, "german")] as [(String?, String)])
    func region(region: String?, expected: String) throws {
        let images = [
            try Self.image("german", "de", region: "DE", votes: (9, 100)), try Self.image("any", "de"),
            try Self.image("austrian", "de", region: "AT"), try Self.image("english", "en", region: "CH"),
        ]
        #expect(Self.name(images.best(in: ["de"], region: region)) == expected)
    }

    @Test(
        "many good votes are better than one that is perfect, and none better than bad ones",
        arguments: [
            ((10, 1), (8, 10), false), ((10, 10), (8, 10), true), ((4, 50), nil, false), ((6, 1), nil, true),
            (nil, (0, 0), true), ((5.2, 400), (6, 1), true), ((10, -3), (5.1, 9), false),
        ] as [((Double, Int)?, (Double, Int)?, Bool)])
    func votes(first: (Double, Int)?, second: (Double, Int)?, isFirst: Bool) throws {
        let images = [try Self.image("first", votes: first), try Self.image("second", votes: second)]
        #expect(Self.name(images.best(in: [])) == (isFirst ? "first" : "second"))
    }

    @Test("then the wider one, then TMDb's order")
    func width() throws {
        let images = [
            try Self.image("narrow", width: 500), try Self.image("wide", width: 2000),
            try Self.image("as wide", width: 2000),
        ]
        #expect(Self.name(images.best(in: [])) == "wide")
        #expect(Self.name(images.reversed().best(in: [])) == "as%20wide")
    }

    @Test("of no image there is no best")
    func none() {
        #expect([ImageMetadata]().best(in: ["en"]) == nil)
    }
}
