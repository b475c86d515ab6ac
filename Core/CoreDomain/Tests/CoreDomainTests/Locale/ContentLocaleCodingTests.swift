import CoreDomain
import Foundation
import Testing

@Suite struct ContentLocaleCodingTests {

    private func decoded(_ json: String) throws -> ContentLocale {
        try JSONDecoder().decode(ContentLocale.self, from: Data(json.utf8))
    }

    @Test func `language and region are encoded`() throws {
        let data = try JSONEncoder().encode(try ContentLocale(language: "de", region: "CH"))
        #expect(try JSONDecoder().decode([String: String].self, from: data) == ["language": "de", "region": "CH"])
    }

    @Test(
        arguments: [("en-US", nil), ("de", "CH"), ("zh-Hant", nil), ("es-CO", nil), ("zh", "TW"), ("nb", "SJ")]
            as [(String, String?)])
    func `locales survive coding`(language: String, region: String?) throws {
        let locale = try ContentLocale(language: language, region: region)
        #expect(try JSONDecoder().decode(ContentLocale.self, from: JSONEncoder().encode(locale)) == locale)
        let list = try PropertyListEncoder().encode([locale])
        #expect(try PropertyListDecoder().decode([ContentLocale].self, from: list) == [locale])
    }

    @Test func `the identifier of the time zone is encoded and decoded`() throws {
        let locale = try ContentLocale(
            language: "de", region: "CH", timeZone: TimeZone(checkedIdentifier: "Europe/Zurich"))
        let data = try JSONEncoder().encode(locale)
        #expect(
            try JSONDecoder().decode([String: String].self, from: data)
                == ["language": "de", "region": "CH", "timeZone": "Europe/Zurich"])
        #expect(try JSONDecoder().decode(ContentLocale.self, from: data) == locale)
        #expect(try decoded(#"{"language": "de"}"#).timeZone == nil)
    }

    @Test func `a decoded tag is normalised`() throws {
        let locale = try decoded(#"{"language": "zh_Hant_TW", "region": "hk"}"#)
        #expect(try locale == ContentLocale(language: "zh-TW", region: "HK"))
    }

    @Test func `a missing region is derived from the language`() throws {
        #expect(try decoded(#"{"language": "de"}"#) == ContentLocale(language: "de", region: "DE"))
    }

    @Test(arguments: [
        (#"{"language": "de;", "region": "DE"}"#, "'de;' is not a valid language tag; use one such as 'en' or 'en-GB'"),
        (#"{"language": "de", "region": "DEU"}"#, "'DEU' is not a valid region; use two letters such as 'GB'"),
        (
            #"{"language": "de", "timeZone": "Mars/Base"}"#,
            "'Mars/Base' is not a valid time zone; use one such as 'Europe/Berlin'"
        ),
    ])
    func `the decoding error names the invalid language or region`(json: String, message: String) throws {
        let error = #expect(throws: DecodingError.self) { try decoded(json) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error)) is not dataCorrupted")
            return
        }
        #expect(context.debugDescription == message)
        #expect((context.underlyingError as? PopcornError)?.kind == .invalidInput)
    }

    @Test(arguments: ["{}", #"{"region": "DE"}"#, #"{"language": 1}"#, #""de""#])
    func `a missing language is a decoding error`(json: String) {
        #expect(throws: DecodingError.self) { try decoded(json) }
    }
}
