import Foundation
import Testing

@testable import TMDb

@Suite("Dates")
struct CivilDateTests {

    @Test(
        "days are decoded as midnight UTC",
        arguments: [
            ("1970-01-01", 0.0), ("1999-10-15", 939_945_600), ("1969-12-31", -86_400), ("2000-02-29", 951_782_400),
            ("2024-02-29", 1_709_164_800), ("0000-01-01", -62_167_219_200), ("0001-01-01", -62_135_596_800),
            ("9999-12-31", 253_402_214_400), ("1900-03-01", -2_203_891_200),
        ])
    func days(text: String, seconds: Double) {
        #expect(CivilDate.date(from: text) == Date(timeIntervalSince1970: seconds))
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(
        "timestamps are decoded as UTC",
        arguments: [
            ("1999-10-15T00:00:00.000Z", 939_945_600.0), ("2016-03-05T02:03:14.000Z", 1_457_143_394),
            ("2018-05-09T09:36:09Z", 1_525_858_569), ("2021-06-23T15:58:10.123Z", 1_624_463_890.123),
            ("2016-08-27 16:26:40 UTC", 1_472_315_200), ("2016-08-27 16:26:40", 1_472_315_200),
            ("1969-12-31T23:59:59.5Z", -0.5),
            ("2024-12-31T23:59:59.999999999Z", 1_735_689_599.999999999),
        ])
    func timestamps(text: String, seconds: Double) {
        #expect(CivilDate.date(from: text) == Date(timeIntervalSince1970: seconds))
    }

    @Test(
        "an invalid date is nil",
        arguments: [
            "2025-13-45", "2025-02-29", "1900-02-29", "2025-00-10", "2025-01-00", "2025-04-31", "2025-1-01", "25-01-01",
            "2025/01/01", "2025-01-01 ", " 2025-01-01", "+025-01-01", "-025-01-01", "12025-01-01", "2025-01-01T",
            "2025-01-01T00:00:00", "2025-01-01T24:00:00Z", "2025-01-01T00:60:00Z", "2025-01-01T00:00:60Z",
            "2025-01-01T00:00:00.Z", "2025-01-01T00:00:00.0000000001Z", "2025-01-01T00:00:00+01:00",
            "2025-01-01 00:00:00 ", "2025-01-01 00:00:00Z", "2025-01-01T00:00:00 UTC", "soon", "", "２０２５-01-01",
            "2025-01-01\0",
        ])
    func junk(text: String) {
        #expect(CivilDate.date(from: text) == nil)
    }

    @Test("every 37th day of the years 0 to 9999 survives a round trip")
    func roundTrip() throws {
        var expected = -62_167_219_200.0
        var previous = ""
        while expected <= 253_402_214_400 {
            let text = try #require(CivilDate.string(from: Date(timeIntervalSince1970: expected)))
            #expect(previous < text)
            #expect(CivilDate.date(from: text)?.timeIntervalSince1970 == expected)
            previous = text
            expected += 86_400 * 37
        }
    }

    @Test(
        "a timestamp survives a round trip with any number of fractional digits",
        arguments: [
            "2021-06-23T15:58:10.123456Z", "1999-10-15T12:30:00.000000001Z", "1970-01-01T00:00:00.123456789Z",
            "1969-12-31T23:59:59.999999999Z", "2024-12-31T23:59:59.999999999Z", "0000-01-01T00:00:00.000000001Z",
            "9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.5Z",
        ])
    func precision(text: String) throws {
        let date = try #require(CivilDate.date(from: text))
        let written = try #require(CivilDate.string(from: date))
        #expect(CivilDate.date(from: written) == date)
    }

    @Test("a time of day is encoded with milliseconds, and years outside 0 to 9999 are not encoded")
    func writing() {
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: 1_624_463_890.123)) == "2021-06-23T15:58:10.123Z")
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: -0.5)) == "1969-12-31T23:59:59.500Z")
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: 253_402_300_800)) == nil)
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: -62_167_219_201)) == nil)
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: .infinity)) == nil)
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: .nan)) == nil)
    }
}
