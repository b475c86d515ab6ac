import CoreDomain
import Testing

@Suite struct BestLocaleTests {

    private func best(of supported: [String], _ header: String?) throws -> String? {
        ContentLocale.best(
            of: try supported.map { try ContentLocale(language: $0) }, acceptLanguage: header)?.language
    }

    @Test(
        arguments: [
            // The order of the header takes precedence over that of the supported locales.
            (["en-US", "de-DE"], "de-DE, en-US;q=0.5", "de-DE"),
            (["en-US", "de-DE"], "de-DE;q=0.4, en-US;q=0.5", "en-US"),
            (["en-US", "de-DE", "fr-FR"], "tlh, fr;q=0.5, de;q=0.4", "fr-FR"),
            // The exact locale, then the same region, no region, the most likely region, any region.
            (["de-AT", "de-DE", "de"], "de", "de"),
            (["de-AT", "de-DE", "de"], "de-AT", "de-AT"),
            (["de-AT", "de-DE"], "de", "de-DE"),
            (["de-DE", "de"], "de-AT", "de"),
            (["de-AT", "de-DE"], "de-CH", "de-DE"),
            (["de-AT"], "de-CH", "de-AT"),
            (["fr-CA", "fr-FR"], "fr-BE", "fr-FR"),
            (["pt-BR", "pt-PT"], "pt-AO", "pt-PT"),
            (["es-ES", "es-MX"], "es-CO", "es-MX"),
            (["es-ES", "es-MX"], "es-AR", "es-MX"),
            (["en-US", "no-NO"], "nb-NO,nb;q=0.9", "no-NO"),
            // Chinese, by script
            (["zh-CN", "zh-TW", "en-US"], "zh-HK, en;q=0.1", "zh-TW"),
            (["zh-CN", "en-US"], "zh-TW, en;q=0.1", "en-US"),
            (["zh-TW", "zh-CN"], "zh-SG", "zh-CN"),
            (["zh-TW", "zh-CN"], "zh", "zh-CN"),
            (["en-US", "zh-TW"], "zh, en;q=0.5", "zh-TW"),
            (["zh-CN", "zh-HK"], "zh-Hant", "zh-HK"),
            // Any language: the first supported locale that no other range matches
            (["en-US", "de-DE"], "*", "en-US"),
            (["en-US", "de-DE"], "fr, *;q=0.1", "en-US"),
            (["en-US", "de-DE"], "*, en;q=0.5", "de-DE"),
            (["en-US", "de-DE"], "de;q=0.5, *;q=0.1", "de-DE"),
            (["en-US"], "*, en;q=0.5", "en-US"),
            // Rejections: the most specific range takes precedence
            (["en-US", "de-DE"], "en;q=0, *", "de-DE"),
            (["en-US", "en-GB"], "en, en-US;q=0", "en-GB"),
            (["en-US", "en-GB"], "en;q=0, en-GB;q=0.1", "en-GB"),
            (["en-US", "de-DE"], "de, *;q=0", "de-DE"),
            (["en-US", "de-DE"], "de-DE;q=0, de, *;q=0.5", "en-US"),
            (["en-IE", "en"], "en, en-IN;q=0", "en"),
            // Without a valid range: the first supported locale
            (["en-US", "de-DE"], nil, "en-US"),
            (["en-US", "de-DE"], "", "en-US"),
            (["en-US", "de-DE"], "de;q=9, !!", "en-US"),
            // Without an acceptable locale
            (["en-US", "de-DE"], "fr", nil),
            (["en-US", "de-DE"], "tlh", nil),
            (["en-US"], "en;q=0", nil),
            (["en-US"], "*;q=0", nil),
            (["en-US"], "fr, *;q=0", nil),
            ([], "en", nil),
            ([], nil, nil),
        ] as [([String], String?, String?)])
    func `the best supported locale is selected`(supported: [String], header: String?, expected: String?) throws {
        #expect(try best(of: supported, header) == expected)
    }

    @Test func `the selected locale keeps its region`() throws {
        let swiss = try ContentLocale(language: "de", region: "CH")
        let german = try ContentLocale(language: "de")
        #expect(ContentLocale.best(of: [german, swiss], acceptLanguage: "de-CH") == swiss)
        #expect(ContentLocale.best(of: [swiss], acceptLanguage: "de-DE") == swiss)
    }
}
