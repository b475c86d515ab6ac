import Testing

@testable import PopcornCommandLine

@Suite struct TextLayoutTests {

    @Test func wrapsAtSpaces() {
        #expect(TextLayout.wrap("one two three", width: 7) == ["one two", "three"])
        #expect(TextLayout.wrap("one two three", width: 6) == ["one", "two", "three"])
        #expect(TextLayout.wrap("incomprehensible", width: 6) == ["incomprehensible"])
        #expect(TextLayout.wrap("a\n\nb", width: 6) == ["a", "", "b"])
        #expect(TextLayout.wrap("", width: 6) == [""])
    }

    @Test func aRowIndentsItsOtherLines() {
        let text = Array(repeating: "word", count: 20).joined(separator: " ")
        let rows = TextLayout.row("Label", text)
        #expect(rows.count == 2)
        #expect(rows[0].hasPrefix("Label        word"))
        #expect(rows[1].hasPrefix("             word"))
        #expect(rows.allSatisfy { $0.count <= TextLayout.width })
    }

    @Test(arguments: [
        (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (26_280, "26,280"), (1_234_567, "1,234,567"),
        (-1000, "-1,000"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
    func groupsThousands(number: Int, text: String) {
        #expect(TextLayout.grouped(number) == text)
    }

    @Test(arguments: [
        (Duration.microseconds(420), "0.42 ms"), (.milliseconds(84), "84.0 ms"), (.milliseconds(840), "840 ms"),
        (.milliseconds(1500), "1.5 s"), (.seconds(10), "10 s"),
    ])
    func showsTimes(duration: Duration, text: String) {
        #expect(duration.forDisplay == text)
    }
}
