import CoreDomain
import Testing

@Suite struct AcceptLanguageTests {

    private static let finnish = try? ContentLocale(language: "fi")

    private func locale(_ header: String?) throws -> ContentLocale {
        ContentLocale(acceptLanguage: header, default: try #require(Self.finnish))
    }

    /// Headers that browsers and other programs send.
    @Test(
        arguments: [
            ("Chrome, United States", "en-US,en;q=0.9", "en-US", "US"),
            ("Firefox, United States", "en-US,en;q=0.5", "en-US", "US"),
            ("Safari, United Kingdom", "en-GB,en;q=0.9", "en-GB", "GB"),
            ("Chrome, Germany", "de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de-DE", "DE"),
            ("Firefox, Germany", "de,en-US;q=0.7,en;q=0.3", "de", "DE"),
            ("Safari, Austria", "de-AT,de;q=0.9", "de-AT", "AT"),
            ("Internet Explorer, Switzerland", "de-CH", "de-CH", "CH"),
            ("Internet Explorer, lower case", "en-us,ja;q=0.5", "en-US", "US"),
            ("Firefox, France", "fr,fr-FR;q=0.8,en-US;q=0.5,en;q=0.3", "fr", "FR"),
            ("Chrome, Belgium", "fr-BE,fr;q=0.9,nl;q=0.8,en;q=0.7", "fr", "BE"),
            ("Edge, India", "en-IN,en-GB;q=0.9,en;q=0.8,hi;q=0.7", "en", "IN"),
            ("Chrome, Latin America", "es-419,es;q=0.9,en;q=0.8", "es-MX", "MX"),
            ("Chrome, Colombia", "es-CO,es;q=0.9,es-419;q=0.8,en;q=0.7", "es-MX", "CO"),
            ("Opera, Brazil", "pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7", "pt-BR", "BR"),
            ("Chrome, Taiwan", "zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "zh-TW", "TW"),
            ("Firefox, China", "zh-CN,zh;q=0.8,zh-TW;q=0.7,zh-HK;q=0.5,en-US;q=0.3,en;q=0.2", "zh-CN", "CN"),
            ("Safari, Hong Kong", "zh-HK,zh-Hant;q=0.9", "zh-HK", "HK"),
            ("Android, Taiwan", "zh-Hant-TW,zh;q=0.9", "zh-TW", "TW"),
            ("Android, Serbia", "sr-Latn-RS,sr;q=0.9,en-US;q=0.8", "sr-RS", "RS"),
            ("Chrome, Norway", "nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5", "nb-NO", "NO"),
            ("Firefox, Nynorsk", "nn-NO,nn;q=0.9,no-NO;q=0.8,no;q=0.6,nb-NO;q=0.5,nb;q=0.4,en-US;q=0.3", "no-NO", "NO"),
            ("Firefox, Sweden", "sv-SE,sv;q=0.8,en-US;q=0.5,en;q=0.3", "sv-SE", "SE"),
            ("Chrome, Philippines", "fil,fil-PH;q=0.9,en-US;q=0.8,en;q=0.7", "tl", "PH"),
            ("Chrome, Hawaii", "haw,en-US;q=0.9,en;q=0.8", "en-US", "US"),
            ("Old Android, Israel", "iw-IL, en-US;q=0.8", "he-IL", "IL"),
            ("Lynx", "en, *;q=0.5", "en", "US"),
            ("A library with underscores", "pt_PT, en_US;q=0.5", "pt-PT", "PT"),
            ("A tool", "*", "fi", "FI"),
        ])
    func `headers of common programs are parsed`(program: String, header: String, language: String, region: String)
        throws
    {
        let locale = try locale(header)
        #expect(locale.language == language)
        #expect(locale.region == region)
    }

    @Test(arguments: [
        // Weights
        "sv;q=0.8, de", "sv;q=0.8, de;q=0.9", "sv;q=0.899, de;q=0.9", "de;q=0.001", "sv;q=0, de;q=0.1",
        "sv;q=0.000, de", "sv;q=0.9, de;q=1.000", "sv;q=0., de;q=1.", "de;Q=0.5", "sv;q=0.1, en;q=0.2, de;q=0.3",
        // Order
        "de, sv", "de;q=0.5, sv;q=0.5, en;q=0.500", "de;q=1, sv;q=1.0",
        // Spaces
        " de ", "\tde\t;\tq=0.5\t", "de ; q=0.5 , sv ; q=0.4", "de;q=0.5,", ",,de,,", ", ,de",
        // Malformed parts
        "sv;q=1.1, de", "sv;q=2, de", "sv;q=-1, de", "sv;q=.5, de;q=0.1", "sv;q=0.1234, de;q=0.01", "sv;q=, de",
        "sv;q, de", "sv;q=high, de", "sv;p=0.5, de", "sv;q=1;level=1, de", "sv;, de", "sv q=1, de", ";q=1, de",
        "s, de", "sv-, de", "sv--SE, de", "-, de", "*-CH, de", "sv\0, de", "svénska, de", "🇸🇪, de", "q=1, de",
        "sv; q= 0.5, de", "sv;q=0 .5, de", "[\"sv\"], de",
        // Languages that TMDb does not have
        "tlh, de;q=0.5", "x-own, de;q=0.5", "und, de", "i-klingon, de",
    ])
    func `German is selected`(header: String) throws {
        #expect(try locale(header) == ContentLocale(language: "de"))
    }

    @Test(arguments: [
        nil, "", " ", ",", "*", "*;q=0.1", "de;q=0", "*, de;q=0.5", "tlh", "tlh, *;q=0.1", ";", "q=1", "=", "\0",
        "de;q=0, en;q=0", "*;q=0",
    ])
    func `the default is selected`(header: String?) throws {
        #expect(try locale(header) == Self.finnish)
    }

    @Test func `only the first 1,000 bytes are parsed`() throws {
        let padding = String(repeating: "tlh, ", count: 199)
        #expect(try locale(padding + "de").language == "de")
        #expect(try locale(padding + "de-AT").language == "de-AT")
        // A range that the limit truncates is skipped, not parsed as a shorter one.
        #expect(try locale(padding + "de-AT-1996").language == "fi")
        #expect(try locale(padding + "tlh, de").language == "fi")
        #expect(try locale("de, " + String(repeating: "x", count: 1_000_000)).language == "de")
        #expect(try locale(String(repeating: ",", count: 1_000_000)).language == "fi")
        #expect(try locale(String(repeating: "é", count: 1000)).language == "fi")
    }
}
