import CoreDomain
import Testing

@Suite struct ContentLocaleTests {

    @Test(
        arguments: [
            ("en-GB", nil, "en-GB", "GB"),
            ("en-GB", "US", "en-GB", "US"),
            ("de", "CH", "de", "CH"),
            ("PT-br", nil, "pt-BR", "BR"),
            ("pt_BR", nil, "pt-BR", "BR"),
            ("de", "at", "de", "AT"),
            ("en", "uk", "en", "GB"),
        ] as [(String, String?, String, String)])
    func `tags and regions are normalised`(language: String, region: String?, tag: String, place: String) throws {
        let locale = try ContentLocale(language: language, region: region)
        #expect(locale.language == tag)
        #expect(locale.region == place)
    }

    @Test(
        arguments: [
            "de": "DE", "en": "US", "pt": "BR", "zh": "CN", "ja": "JP", "sv": "SE", "cs": "CZ", "da": "DK", "el": "GR",
            "uk": "UA", "he": "IL", "hi": "IN", "ko": "KR", "sr": "RS", "et": "EE", "sl": "SI", "fa": "IR", "vi": "VN",
            "ar": "EG", "ga": "IE", "cy": "GB", "ca": "ES", "nb": "NO", "no": "NO", "sq": "AL", "cn": "HK", "eo": "US",
        ])
    func `a language without a region has its most likely region`(language: String, region: String) throws {
        let locale = try ContentLocale(language: language)
        #expect(locale.language == language)
        #expect(locale.region == region)
    }

    @Test(
        arguments: [
            // Scripts
            ("zh-Hant-TW", "zh-TW", "TW"), ("zh-Hans-CN", "zh-CN", "CN"), ("zh-Hans", "zh-CN", "CN"),
            ("zh-Hant", "zh-TW", "TW"), ("zh-HK", "zh-HK", "HK"), ("zh-Hant-HK", "zh-HK", "HK"),
            ("zh-Hans-HK", "zh-CN", "HK"), ("zh-Hans-SG", "zh-SG", "SG"), ("zh-Hant-SG", "zh-TW", "SG"),
            ("zh-MO", "zh-HK", "MO"), ("zh-Hant-MO", "zh-HK", "MO"), ("zh-Hant-US", "zh-TW", "US"),
            ("zh-US", "zh", "US"),
            ("zh-Latn-CN", "zh-CN", "CN"), ("sr-Latn-RS", "sr-RS", "RS"), ("sr-Cyrl", "sr", "RS"),
            // Regions without translations
            ("es-419", "es-MX", "MX"), ("es-CO", "es-MX", "CO"), ("es-AR", "es-AR", "AR"), ("es-US", "es-MX", "US"),
            ("es-PH", "es", "PH"), ("pt-CV", "pt-PT", "CV"), ("pt-AO", "pt-AO", "AO"), ("fr-BE", "fr", "BE"),
            ("de-LU", "de", "LU"), ("en-IN", "en", "IN"), ("en-001", "en", "US"), ("en-UK", "en-GB", "GB"),
            // Variants, extensions and private-use parts
            ("en-GB-oxendict", "en-GB", "GB"), ("de-DE-1996", "de-DE", "DE"), ("sl-nedis", "sl", "SI"),
            ("ca-ES-valencia", "ca-ES", "ES"), ("de-DE-u-co-phonebk", "de-DE", "DE"),
            ("en-US-u-rg-gbzzzz-x-own", "en-US", "US"), ("ja-JP-u-ca-japanese-t-it", "ja-JP", "JP"),
            ("sl-Latn-IT-rozaj-nedis-1994", "sl", "IT"), ("en-x-twain", "en", "US"),
            ("ar-a-aaa-b-bbb-x-a-ccc", "ar", "EG"),
            ("es-419-u-nu-latn", "es-MX", "MX"),
            // Three-letter codes
            ("deu", "de", "DE"), ("ger-AT", "de-AT", "AT"), ("eng-GB", "en-GB", "GB"), ("fre", "fr", "FR"),
            ("zho-Hant", "zh-TW", "TW"), ("cmn-Hans-CN", "zh-CN", "CN"), ("chi", "zh", "CN"), ("nob-NO", "nb-NO", "NO"),
            ("fil", "tl", "PH"), ("fil-PH", "tl-PH", "PH"), ("hbs", "sr", "RS"), ("arb-EG", "ar-EG", "EG"),
            // Deprecated codes
            ("iw", "he", "IL"), ("iw-IL", "he-IL", "IL"), ("in", "id", "ID"), ("in_ID", "id-ID", "ID"),
            ("ji", "yi", "US"),
            ("mo", "ro", "RO"), ("jw", "jv", "ID"), ("sh", "sr", "RS"),
            // Norwegian
            ("no-NO", "no-NO", "NO"), ("nb-NO", "nb-NO", "NO"), ("nn", "no", "NO"), ("nn-NO", "no-NO", "NO"),
            // Languages that TMDb treats as another language in a region
            ("yue", "zh-HK", "HK"), ("yue-Hant-HK", "zh-HK", "HK"), ("yue-CN", "zh-CN", "CN"),
            ("zh-yue-HK", "zh-HK", "HK"),
            ("yue-Hans", "zh-CN", "HK"), ("zh-cmn-Hans-CN", "zh-CN", "CN"), ("gsw", "de-CH", "CH"),
            ("gsw-FR", "de", "FR"),
            // Irregular tags
            ("en-GB-oed", "en-GB", "GB"), ("i-lux", "lb", "LU"), ("no-bok", "nb", "NO"), ("no-nyn", "no", "NO"),
            ("zh-min-nan", "zh", "CN"),
        ] as [(String, String, String)])
    func `tags are converted to those of TMDb`(text: String, language: String, region: String) throws {
        let locale = try ContentLocale(language: text)
        #expect(locale.language == language)
        #expect(locale.region == region)
        let upper = try ContentLocale(language: text.uppercased().replacing("-", with: "_"))
        #expect(upper == locale)
        #expect(try ContentLocale(language: locale.language, region: locale.region) == locale)
    }

    @Test func `a language with and without its region are not equal`() throws {
        let german = try ContentLocale(language: "de")
        let ofGermany = try ContentLocale(language: "de-DE")
        #expect(german != ofGermany)
        #expect(german.region == ofGermany.region)
    }

    @Test func `equivalent tags make equal locales`() throws {
        let tags = ["zh-Hant-TW", "zh-Hant", "zh_TW", "zho-TW", "zh-TW-u-ca-roc", "cmn-Hant"]
        #expect(Set(try tags.map { try ContentLocale(language: $0) }) == [try ContentLocale(language: "zh-TW")])
    }

    @Test func `the language code is the tag without its region`() throws {
        #expect(try ContentLocale(language: "pt-BR").languageCode == "pt")
        #expect(try ContentLocale(language: "ja").languageCode == "ja")
    }

    @Test(arguments: [
        "", "e", "en_GB;DROP", "en-", "-GB", "en--GB", "en-GB-x", "en-GB-u", "en-GB-u-x-own", "en-GBR", "en-12",
        "en-GB-US", "en-Latn-Cyrl", "de-1901-CH", "en-GB-toolongtobeone", "e1", "én", "日本", "en\0", "@[", "[{",
        "en-G`", "x-own", "*", "de DE", "en-ü",
    ])
    func `an invalid tag is rejected`(language: String) {
        let error = #expect(throws: PopcornError.self) { try ContentLocale(language: language) }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message.hasSuffix(" language tag; use one such as 'en' or 'en-GB'") == true)
    }

    @Test(arguments: ["qq", "xx", "haw", "haw-US", "und", "zxx-Latn", "tlh", "english", "i-klingon"])
    func `an unsupported language is rejected`(language: String) {
        let error = #expect(throws: PopcornError.self) { try ContentLocale(language: language) }
        #expect(error?.kind == .invalidInput)
    }

    @Test(arguments: ["", "G", "GBR", "G1", "g-", "419", "🇬🇧"])
    func `an invalid region is rejected`(region: String) {
        let error = #expect(throws: PopcornError.self) { try ContentLocale(language: "en", region: region) }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message == "'\(region)' is not a valid region; use two letters such as 'GB'")
    }

    @Test(arguments: [
        "en_GB;DROP":
            "'GB;DROP' in 'en_GB;DROP' is not a valid part of a language tag; use one such as 'en' or 'en-GB'",
        "en-GBR": "'GBR' in 'en-GBR' is not a valid part of a language tag; use one such as 'en' or 'en-GB'",
        "en-GB-x": "'x' in 'en-GB-x' is not a valid part of a language tag; use one such as 'en' or 'en-GB'",
        "en-": "'en-' is not a valid language tag; use one such as 'en' or 'en-GB'",
        "1": "'1' is not a valid language tag; use one such as 'en' or 'en-GB'",
        "haw": "TMDb does not support the language 'haw'; use one such as 'en' or 'en-GB'",
        "haw-US": "TMDb does not support the language 'haw' in 'haw-US'; use one such as 'en' or 'en-GB'",
    ])
    func `the error names the invalid part`(language: String, message: String) {
        let error = #expect(throws: PopcornError.self) { try ContentLocale(language: language) }
        #expect(error?.message == message)
    }

    @Test(arguments: ["a\nb\u{1B}[31m", "en-\nb\u{1B}[31m", "en-GB-"])
    func `the error is one short line`(start: String) {
        let error = #expect(throws: PopcornError.self) {
            try ContentLocale(language: start + String(repeating: "x", count: 500))
        }
        #expect(error?.message.contains("\n") == false)
        #expect(error?.message.contains("\u{1B}") == false)
        #expect((error?.message.count ?? .max) < 240)
    }
}
