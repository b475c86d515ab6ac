import Foundation
import Testing

@testable import TMDb

/// The best image.
@Suite
struct BestImageTests {

    /// Creates an image with a name as its path.
    static func image(
        _ name: String, _ language: String? = nil, region: String? = nil, votes: (Double, Int)? = nil, width: Int = 100
    ) throws -> ImageMetadata {
        ImageMetadata(
            filePath: try #require(URL(string: name)), width: width, height: 100, languageCode: language,
            regionCode: region, voteAverage: votes?.0, voteCount: votes?.1)
    }

    static func name(_ image: ImageMetadata?) -> String? { image?.filePath.relativeString }

    @Test(arguments: [
        (["de", "en"], "german"), (["fr", "en"], "english"), (["fr"], "textless"), ([], "textless"),
        (["de-AT"], "german"), (["DE_at"], "german"), (["xx"], "textless"), (["null", "de"], "textless"),
        (["fr", "null", "de"], "textless"),
        (["it", "ja"], "japanese"),
    ])
    func `the first language with an image is best, then no text, then any other language`(
        languages: [String], expected: String
    ) throws {
        let images = [
            try Self.image("english", "en", votes: (9, 90)), try Self.image("japanese", "ja"),
            try Self.image("german", "de"), try Self.image("textless"),
        ]
        #expect(Self.name(images.best(in: languages)) == expected)
    }

    @Test func `a wider image precedes a narrower one, also with the smallest and the largest integer`() throws {
        let widths = [Int.min, -1, 0, 100, Int.max]
        let images = try widths.map { try Self.image("\($0)", "de", width: $0) }
        let sorted = images.shuffled().sorted(by: ImagePreference(languages: ["de"]))
        #expect(sorted.map(\.width) == widths.reversed())
    }

    @Test func `English and then any other language are the last fallbacks`() throws {
        let images = [try Self.image("low", "en", votes: (2, 10)), try Self.image("high", "ja", votes: (8, 10))]
        let others = [try Self.image("bad", "it", votes: (2, 10)), try Self.image("good", "ja", votes: (8, 10))]
        #expect(Self.name(images.best(in: ["de"])) == "low")
        #expect(Self.name(others.best(in: ["de"])) == "good")
        #expect(images.best(in: ["de"], fallsBack: false) == nil)
        #expect(Self.name(images.best(in: ["de", "en"], fallsBack: false)) == "low")
    }

    @Test(arguments: [nil, "", "xx"])
    func `an image without text has the language nil, an empty string or xx`(language: String?) throws {
        let images = [try Self.image("english", "en"), try Self.image("textless", language)]
        #expect(Self.name(images.best(in: ["null"], fallsBack: false)) == "textless")
        #expect(Self.name(images.best(in: ["de"])) == "textless")
        #expect([images[1]].best(in: ["de"], fallsBack: false) == nil)
    }

    @Test(arguments: [("at", "austrian"), ("CH", "any"), (nil, "german")] as [(String?, String)])
    func `the region decides between images in the same language`(region: String?, expected: String) throws {
        let images = [
            try Self.image("german", "de", region: "DE", votes: (9, 100)), try Self.image("any", "de"),
            try Self.image("austrian", "de", region: "AT"), try Self.image("english", "en", region: "CH"),
        ]
        #expect(Self.name(images.best(in: ["de"], region: region)) == expected)
    }

    @Test(
        arguments: [
            ((10, 1), (8, 10), false), ((10, 10), (8, 10), true), ((4, 50), nil, false), ((6, 1), nil, true),
            (nil, (0, 0), true), ((5.2, 400), (6, 1), true), ((10, -3), (5.1, 9), false),
        ] as [((Double, Int)?, (Double, Int)?, Bool)])
    func `many good votes rank above one perfect vote, and no votes above bad votes`(
        first: (Double, Int)?, second: (Double, Int)?, isFirst: Bool
    ) throws {
        let images = [try Self.image("first", votes: first), try Self.image("second", votes: second)]
        #expect(Self.name(images.best(in: [])) == (isFirst ? "first" : "second"))
    }

    @Test func `images with equal votes are ordered by width, then by TMDb's order`() throws {
        let images = [
            try Self.image("narrow", width: 500), try Self.image("wide", width: 2000),
            try Self.image("as wide", width: 2000),
        ]
        #expect(Self.name(images.best(in: [])) == "wide")
        #expect(Self.name(images.reversed().best(in: [])) == "as%20wide")
    }

    @Test func `the best image of an empty collection is nil`() {
        #expect([ImageMetadata]().best(in: ["en"]) == nil)
    }

    @Test func `images are sorted by language, region and votes`() throws {
        let images = [
            try Self.image("rest", "tr", region: "TR", votes: (10, 90)), try Self.image("original", "ja", region: "JP"),
            try Self.image("en", "en", region: "US", votes: (9, 90)), try Self.image("xx", "xx", region: "XX"),
            try Self.image("none", votes: (6, 3)), try Self.image("fallback", "es", region: "MX"),
            try Self.image("portugal", "pt", region: "PT", votes: (10, 50)), try Self.image("plain", "pt"),
            try Self.image("brazil 2", "pt", region: "BR", votes: (3, 9)), try Self.image("brazil", "pt", region: "BR"),
        ]
        let preference = ImagePreference(languages: ["pt-BR", "es-ES"], originalLanguage: "ja")
        #expect(
            images.sorted(by: preference).map { $0.filePath.path(percentEncoded: false) } == [
                "brazil", "brazil 2", "plain", "portugal", "fallback", "none", "xx", "en", "original", "rest",
            ])
        #expect(preference.includedLanguages == ["pt", "es", "null", "xx", "en", "ja"])
        #expect([ImageMetadata]().sorted(by: preference) == [])
    }

    @Test(arguments: [("zh-TW", "tw"), ("zh-SG", "sg")])
    func `traditional and simplified Chinese are different languages`(tag: String, first: String) throws {
        let images = [
            try Self.image("cn", "zh", region: "CN", votes: (9, 90)), try Self.image("en", "en", region: "US"),
            try Self.image("hk", "zh", region: "HK"), try Self.image("tw", "zh", region: "TW", votes: (1, 90)),
            try Self.image("sg", "zh", region: "SG", votes: (1, 90)),
        ]
        let sorted = images.sorted(by: ImagePreference(languages: [tag])).map(\.filePath.relativeString)
        #expect(sorted.first == first)
        #expect(sorted[1...2] == (first == "tw" ? ["hk", "en"] : ["cn", "en"]))
    }

    @Test(arguments: ["nb", "nn", "no"])
    func `the codes of Norwegian are one language`(code: String) throws {
        let images = [try Self.image("en", "en", votes: (9, 90)), try Self.image("no", "no", region: "NO")]
        #expect(Self.name(images.best(in: [code])) == "no")
        #expect(Set(ImagePreference(languages: [code]).includedLanguages) == ["nb", "nn", "no", "null", "xx", "en"])
    }
}
