import Foundation
import Testing

@testable import TMDb

@Suite
struct CivilDateTests {

    @Test(arguments: [
        ("1970-01-01", 0.0), ("1999-10-15", 939_945_600), ("1969-12-31", -86_400), ("2000-02-29", 951_782_400),
        ("2024-02-29", 1_709_164_800), ("0000-01-01", -62_167_219_200), ("0001-01-01", -62_135_596_800),
        ("9999-12-31", 253_402_214_400), ("1900-03-01", -2_203_891_200),
    ])
    func `days are decoded as midnight UTC`(text: String, seconds: Double) {
        #expect(CivilDate.day(from: text) == Date(timeIntervalSince1970: seconds))
        #expect(CivilDate.instant(from: text) == Date(timeIntervalSince1970: seconds))
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(arguments: [
        ("1999-10-15T00:00:00.000Z", 939_945_600.0), ("2016-03-05T02:03:14.000Z", 1_457_143_394),
        ("2018-05-09T09:36:09Z", 1_525_858_569), ("2021-06-23T15:58:10.123Z", 1_624_463_890.123),
        ("2016-08-27 16:26:40 UTC", 1_472_315_200), ("2016-08-27 16:26:40", 1_472_315_200),
        ("1969-12-31T23:59:59.5Z", -0.5),
        ("2024-12-31T23:59:59.999999999Z", 1_735_689_599.999999999),
        ("2016-08-27T16:26:40", 1_472_315_200), ("2016-08-27t16:26:40z", 1_472_315_200),
        ("2016-08-27 16:26:40 UT", 1_472_315_200), ("2016-08-27 16:26:40 U", 1_472_315_200),
        ("2016-08-27 16:26:40 gmt", 1_472_315_200), (" 2016-08-27  16:26:40Z\n", 1_472_315_200),
        ("2016-08-27T16:26:40+00:00", 1_472_315_200), ("2016-08-27T18:26:40+0200", 1_472_315_200),
        ("2016-08-27 11:26:40 -05", 1_472_315_200), ("2016-08-28T02:11:40+09:45", 1_472_315_200),
        ("2016-08-27T16:26:40,25Z", 1_472_315_200.25), ("2016-08-27T16:26:40.5000000000009Z", 1_472_315_200.5),
        ("20160827T162640Z", 1_472_315_200), ("2016/8/27 16:26:40", 1_472_315_200),
        ("2016-08-27T16:26", 1_472_315_160), ("2016-08-27T16:", 1_472_313_600), ("2016-08-27T", 1_472_256_000),
        ("2016-08-27", 1_472_256_000), ("2016-08-26T24:00:00Z", 1_472_256_000),
        ("2016-08-26T23:59:60Z", 1_472_256_000),
    ])
    func `a timestamp is an instant, in UTC unless it has an offset`(text: String, seconds: Double) {
        #expect(CivilDate.instant(from: text) == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "2025-01-01T25:00:00Z", "2025-01-01T24:00:01Z", "2025-01-01T00:60:00Z", "2025-01-01T00:00:61Z",
        "2025-01-01T00:00:00+25:00", "2025-01-01T00:00:00+", "2025-01-01 00:00:00 EST", "2025-01-01 12:00 pm",
    ])
    func `a timestamp with an invalid time or time zone has a day but no instant`(text: String) {
        #expect(CivilDate.instant(from: text) == nil)
        #expect(CivilDate.day(from: text) == Date(timeIntervalSince1970: 1_735_689_600))
    }

    @Test(arguments: [
        "2024-06-01", "2024-6-1", "2024-06-1", "2024/06/01", "2024.6.1", "20240601", " 2024-06-01 ",
        "2024-06-01\r\n", "2024-06-01T00:00:00.000Z", "2024-06-01T23:59:59-12:00", "2024-06-01T00:00:00+14:00",
        "2024-06-01T18:00:03+00:00", "2024-06-01T18:00:03", "2024-06-01 18:00:03 UTC", "2024-06-01 18:00:03 UT",
        "2024-06-01T12:", "2024-06-01T", "2024-06-01T12:00:00.", "2024-06-01T12:00:00.123456789012Z",
        "2024-06-01t12:00:00z", "2024-06-01T24:00:00Z", "2024-06-01 12:00:00 +0000", "20240601T120000Z",
        "2024-06-01T12:00:00+0",
    ])
    func `the day of a timestamp is the written one, whatever its time zone`(text: String) {
        #expect(CivilDate.day(from: text) == Date(timeIntervalSince1970: 1_717_200_000))
    }

    @Test(arguments: [
        "2025-13-45", "2025-02-29", "1900-02-29", "2025-00-10", "2025-01-00", "2025-04-31", "25-01-01", "1-01-01",
        "0000-00-00", "+025-01-01", "-025-01-01", "12025-01-01", "2025-01-011", "2025-001-01", "2025--01",
        "2025-01-",
        "2025-01/01", "2025-0101", "20250229", "2025010", "202501", "2025 01 01", "01/05/2024", "2025-01-01x",
        "2025-01-01-02", "2025-01-01 2025-01-02", "2025-01-01T00:00:00Z!", "2025-01-01T123456789", "soon", "TBA",
        "",
        " ", "２０２５-01-01", "2025-01-01\0", "1735689600",
    ])
    func `an invalid date is nil`(text: String) {
        #expect(CivilDate.instant(from: text) == nil)
        #expect(CivilDate.day(from: text) == nil)
    }

    @Test func `a day with an offset is clamped to the years 0 to 9999`() {
        #expect(CivilDate.instant(from: "0000-01-01T00:00:00+14:00") == CivilDate.day(from: "0000-01-01"))
        #expect(CivilDate.instant(from: "9999-12-31T23:00:00-14:00").flatMap(CivilDate.string) != nil)
    }

    @Test func `every 37th day of the years 0 to 9999 survives a round trip`() throws {
        var expected = -62_167_219_200.0
        var previous = ""
        while expected <= 253_402_214_400 {
            let text = try #require(CivilDate.string(from: Date(timeIntervalSince1970: expected)))
            #expect(previous < text)
            #expect(CivilDate.instant(from: text)?.timeIntervalSince1970 == expected)
            previous = text
            expected += 86_400 * 37
        }
    }

    @Test(arguments: [
        "2021-06-23T15:58:10.123456Z", "1999-10-15T12:30:00.000000001Z", "1970-01-01T00:00:00.123456789Z",
        "1969-12-31T23:59:59.999999999Z", "2024-12-31T23:59:59.999999999Z", "0000-01-01T00:00:00.000000001Z",
        "9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.5Z",
    ])
    func `a timestamp survives a round trip with any number of fractional digits`(text: String) throws {
        let date = try #require(CivilDate.instant(from: text))
        let written = try #require(CivilDate.string(from: date))
        #expect(CivilDate.instant(from: written) == date)
    }

    @Test func `a time of day is encoded with milliseconds, and years outside 0 to 9999 are not encoded`() {
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: 1_624_463_890.123)) == "2021-06-23T15:58:10.123Z")
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: -0.5)) == "1969-12-31T23:59:59.500Z")
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: 253_402_300_800)) == nil)
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: -62_167_219_201)) == nil)
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: .infinity)) == nil)
        #expect(CivilDate.string(from: Date(timeIntervalSince1970: .nan)) == nil)
    }
}
