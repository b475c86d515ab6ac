import CoreDomain
import Testing

@Suite struct ContentLocaleTests {

    @Test(
        arguments: [
            ("en-GB", nil, "en-GB", "GB"),
            ("en-GB", "US", "en-GB", "US"),
            ("de", "CH", "de", "CH"),
            ("it", nil, "it", "US"),
            ("PT-br", nil, "pt-BR", "BR"),
            ("de", "at", "de", "AT"),
        ] as [(String, String?, String, String)])
    func readsTags(language: String, region: String?, tag: String, place: String) throws {
        let locale = try ContentLocale(language: language, region: region)
        #expect(locale.language == tag)
        #expect(locale.region == place)
    }

    @Test func languageCodeIsTheTagWithoutItsRegion() throws {
        #expect(try ContentLocale(language: "pt-BR").languageCode == "pt")
        #expect(try ContentLocale(language: "ja").languageCode == "ja")
    }

    @Test(arguments: [
        "", "e", "eng", "en_GB", "en_GB;DROP", "en-", "-GB", "en-GB-x", "en-GBR", "en-12", "e1", "én", "日本", "en\0",
        "@[", "[{", "en-G`",
    ])
    func refusesWhatIsNoTag(language: String) {
        let error = #expect(throws: PopcornError.self) { try ContentLocale(language: language) }
        #expect(error?.kind == .invalidInput)
    }

    @Test(arguments: ["", "G", "GBR", "G1", "g-", "🇬🇧"])
    func refusesWhatIsNoRegion(region: String) {
        let error = #expect(throws: PopcornError.self) { try ContentLocale(language: "en", region: region) }
        #expect(error?.kind == .invalidInput)
    }

    @Test func namesWhatIsWrong() {
        let error = #expect(throws: PopcornError.self) { try ContentLocale(language: "en_GB;DROP") }
        #expect(error?.message == "'en_GB;DROP' is not a language tag; write one like 'en' or 'en-GB'")
    }

    @Test func anErrorIsOneShortLine() {
        let error = #expect(throws: PopcornError.self) {
            try ContentLocale(language: "a\nb\u{1B}[31m" + String(repeating: "x", count: 500))
        }
        #expect(error?.message.contains("\n") == false)
        #expect(error?.message.contains("\u{1B}") == false)
        #expect((error?.message.count ?? .max) < 160)
    }
}
