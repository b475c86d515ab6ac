import Foundation
import Testing

@testable import PopcornCommandLine

@Suite struct DayArgumentTests {

    @Test func `a day is midnight UTC`() {
        #expect(DayArgument(argument: "1999-10-15")?.date == Date(timeIntervalSince1970: 939_945_600))
        #expect(YearOrDayArgument(argument: "1999-10-15") == .day(Date(timeIntervalSince1970: 939_945_600)))
        #expect(YearOrDayArgument(argument: "1999") == .year(1999))
    }

    @Test(arguments: ["", "1999-10", "1999-13-01", "2026-02-30", "1999-1-1", "15.10.1999", "1999-10-15T00:00:00Z", "x"])
    func `a text that is not a day is rejected`(text: String) {
        #expect(DayArgument(argument: text) == nil)
        #expect(YearOrDayArgument(argument: text) == nil)
    }
}
