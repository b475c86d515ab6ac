import CoreDomain
import Foundation
import Testing

@Suite struct ContentLocaleDayTests {

    /// 22 November 2026, 23:30 UTC.
    private let time = Date(timeIntervalSince1970: 1_795_390_200)

    @Test(
        arguments: [
            (nil, 0.0), ("UTC", 0), ("Europe/Berlin", 1), ("America/New_York", 0), ("Pacific/Kiritimati", 1),
        ] as [(String?, Double)])
    func `the day of a time is the one in the time zone`(identifier: String?, days: Double) throws {
        let locale = try ContentLocale(language: "en", timeZone: try identifier.map(TimeZone.init(checkedIdentifier:)))
        let utcDay = Date(timeIntervalSince1970: 1_795_305_600)
        #expect(locale.day(of: time) == utcDay + days * 86_400)
    }

    @Test(
        arguments: [
            ("UTC", "2026-11-22T23:30:00Z", "2026-11-23T00:00:00Z"),
            ("UTC", "2026-11-23T00:00:00Z", "2026-11-24T00:00:00Z"),
            ("Pacific/Kiritimati", "2026-11-22T23:30:00Z", "2026-11-23T10:00:00Z"),
            // The clock goes back in Berlin, and forward in New York.
            ("Europe/Berlin", "2026-10-24T23:00:00Z", "2026-10-25T23:00:00Z"),
            ("America/New_York", "2026-03-08T06:00:00Z", "2026-03-09T04:00:00Z"),
        ])
    func `a day ends at midnight in the time zone`(identifier: String, time: String, end: String) throws {
        let zone = try TimeZone(checkedIdentifier: identifier)
        #expect(try zone.endOfDay(of: Date(time, strategy: .iso8601)) == Date(end, strategy: .iso8601))
    }

    @Test func `a locale without a time zone gets the default one`() throws {
        let berlin = try TimeZone(checkedIdentifier: "Europe/Berlin")
        let tokyo = try TimeZone(checkedIdentifier: "Asia/Tokyo")
        let defaults = ContentDefaults(timeZone: berlin)
        #expect(defaults.locale(for: nil).timeZone == berlin)
        #expect(defaults.locale(for: try ContentLocale(language: "ja")).timeZone == berlin)
        #expect(defaults.locale(for: try ContentLocale(language: "ja", timeZone: tokyo)).timeZone == tokyo)
        #expect(ContentDefaults().locale(for: nil) == .americanEnglish)
    }

    @Test func `an unknown time zone is rejected`() {
        let error = #expect(throws: PopcornError.self) { try TimeZone(checkedIdentifier: "Nowhere") }
        #expect(error?.kind == .invalidInput)
    }
}
