import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct PartialDateTests {

    private func date(_ text: String) throws -> PartialDate { try #require(PartialDate(text)) }

    @Test(
        arguments: [
            ("1945", 1945, nil, nil), ("1945-06", 1945, 6, nil), ("1945-06-09", 1945, 6, 9), ("0007", 7, nil, nil),
            ("2024-02-29", 2024, 2, 29),
        ] as [(String, Int, Int?, Int?)])
    func `a date of each precision is parsed and formatted`(text: String, year: Int, month: Int?, day: Int?) throws {
        let date = try date(text)

        #expect(date.year == year)
        #expect(date.month == month)
        #expect(date.day == day)
        #expect(date.description == text)
        #expect(try codingRoundTrips(of: [date]) == [[date], [date]])
        #expect(try JSONEncoder().encode([date]) == Data("[\"\(text)\"]".utf8))
    }

    @Test(arguments: [
        "", "45", "1945-", "1945-13", "1945-6", "1945-00-00", "1945-02-30", "2023-02-29", "19450", "1945-06-09-01",
        "1945-06-09T00:00:00Z", "x945", "１９４５",
    ])
    func `a string that is not a date is rejected`(text: String) {
        #expect(PartialDate(text) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([PartialDate].self, from: JSONEncoder().encode([text]))
        }
    }

    @Test func `a day without a month, and a year outside 0 to 9999, are rejected`() {
        #expect(PartialDate(year: 1945, day: 1) == nil)
        #expect(PartialDate(year: -1) == nil)
        #expect(PartialDate(year: 10_000) == nil)
        #expect(PartialDate(year: 1945, month: 2, day: 30) == nil)
    }

    @Test func `only a complete date is midnight UTC`() throws {
        #expect(try date("1970-01-02").date == Date(timeIntervalSince1970: 86_400))
        #expect(try date("1970-01").date == nil)
        #expect(try date("1970").date == nil)
        #expect(PartialDate(Date(timeIntervalSince1970: 86_399)) == PartialDate("1970-01-01"))
        #expect(PartialDate(Date(timeIntervalSince1970: 1e12)) == nil)
    }

    @Test(arguments: [
        ("1963-12-18", "2026-12-17", 62, 62), ("1963-12-18", "2026-12-18", 63, 63), ("1945", "1990-05-05", 44, 45),
        ("1945-06", "1990-05-05", 44, 44), ("1945-06", "1990-06-15", 44, 45), ("1945-06-20", "1990", 44, 45),
        ("1945", "1945", 0, 0), ("2000-02-29", "2023-02-28", 22, 22), ("2000-02-29", "2023-03-01", 23, 23),
        ("1945", "1946", 0, 1),
    ])
    func `an age is as precise as the dates`(birth: String, other: String, atLeast: Int, atMost: Int) throws {
        let age = try date(birth).age(on: date(other))

        #expect(age == Age(atLeast: atLeast, atMost: atMost))
        #expect(age?.years == (atLeast == atMost ? atLeast : nil))
        #expect(age?.description == (atLeast == atMost ? "\(atLeast)" : "\(atLeast)–\(atMost)"))
    }

    @Test func `there is no age before the birth`() throws {
        #expect(try date("1945-06-20").age(on: date("1945-06-19")) == nil)
        #expect(try date("1945").age(on: date("1944")) == nil)
    }
}
