import TMDbConventions
import Testing

@Suite struct PreferredLanguageTests {

    @Test(
        arguments: [
            ("pt-BR", "pt", "BR", 0), ("pt-BR", "pt", nil, 1), ("pt-BR", "pt", "", 1), ("pt-BR", "pt", "PT", 2),
            ("pt_br", "PT", "br", 0), ("pt", "pt", "PT", 0), ("pt-BR", "es", "BR", nil), ("pt-BR", "", "BR", nil),
        ] as [(String, String, String?, Int?)])
    func `the preferred region is nearest, then no region, then another region`(
        tag: String, language: String, region: String?, distance: Int?
    ) {
        #expect(PreferredLanguage(tag: tag).distance(languageCode: language, regionCode: region) == distance)
    }

    @Test(
        arguments: [
            ("zh-TW", "TW", 0), ("zh-TW", "HK", 2), ("zh-TW", "CN", nil), ("zh-TW", nil, nil), ("zh-CN", nil, 1),
            ("zh-CN", "SG", 2), ("zh-CN", "MO", nil), ("zh", "TW", 0), ("zh", "CN", 0),
        ] as [(String, String?, Int?)])
    func `traditional and simplified Chinese are different languages`(tag: String, region: String?, distance: Int?) {
        #expect(PreferredLanguage(tag: tag).distance(languageCode: "zh", regionCode: region) == distance)
    }

    @Test(arguments: ["nb", "nn", "no"], ["nb", "nn", "no"])
    func `the codes of Norwegian denote one language`(code: String, other: String) {
        #expect(PreferredLanguage(tag: code).distance(languageCode: other, regionCode: nil) == 0)
        #expect(PreferredLanguage(tag: "\(code)-NO").distance(languageCode: other, regionCode: "NO") == 0)
    }

    @Test func `the region applies only to a tag without one`() {
        #expect(PreferredLanguage(tag: "de", region: "at").region == "AT")
        #expect(PreferredLanguage(tag: "de-CH", region: "AT").region == "CH")
    }
}
