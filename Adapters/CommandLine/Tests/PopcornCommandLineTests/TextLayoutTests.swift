import Testing

@testable import PopcornCommandLine

@Suite struct TextLayoutTests {

    @Test func `text is wrapped at spaces`() {
        #expect(TextLayout.wrap("one two three", width: 7) == ["one two", "three"])
        #expect(TextLayout.wrap("one two three", width: 6) == ["one", "two", "three"])
        #expect(TextLayout.wrap("incomprehensible", width: 6) == ["incomprehensible"])
        #expect(TextLayout.wrap("an incomprehensible text", width: 6) == ["an", "incomprehensible", "text"])
        #expect(TextLayout.wrap("a\n\nb", width: 6) == ["a", "", "b"])
        #expect(TextLayout.wrap("", width: 6) == [""])
    }

    @Test func `wide characters take two cells`() {
        #expect("Amélie".cells == 6)
        #expect("千と千尋".cells == 8)
        #expect("한국".cells == 4)
        #expect("🍿!".cells == 3)
        #expect("مرحبا".cells == 5)
        #expect("千と千尋".prefix(cells: 5) == "千と")
        #expect(TextLayout.wrap("千と千尋の神隠し", width: 7) == ["千と千", "尋の神", "隠し"])
        #expect(TextLayout.wrap("千と", width: 1) == ["千", "と"])
    }

    @Test(arguments: [40, 60, 120]) func `a list line fills the width`(width: Int) {
        TextLayout.$width.withValue(width) {
            let title = String(repeating: "映画", count: 40)
            let line = ListLine(id: 550, title: title, fact: "★ 8.4").description
            #expect(line.cells == width || line.cells == width - 1)
            #expect(line.hasPrefix("      550  映画"))
            #expect(line.contains("…"))
            #expect(line.hasSuffix("  ★ 8.4"))
            #expect(ListLine(id: 550, title: "Short", fact: "★ 8.4").description.cells == width)
        }
    }

    @Test func `a card fills the width`() {
        TextLayout.$width.withValue(50) {
            #expect(Card.heading("Title", facts: ["2013"])[1] == String(repeating: "─", count: 50))
            #expect(Card.text(String(repeating: "word ", count: 30)).allSatisfy { $0.cells <= 50 })
        }
    }

    @Test func `the continuation lines of a row are indented`() {
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
    func `thousands are separated by commas`(number: Int, text: String) {
        #expect(TextLayout.grouped(number) == text)
    }

    @Test(arguments: [
        (Duration.microseconds(420), "0.42 ms"), (.milliseconds(84), "84.0 ms"), (.milliseconds(840), "840 ms"),
        (.milliseconds(1500), "1.5 s"), (.seconds(10), "10 s"),
    ])
    func `a duration has three digits`(duration: Duration, text: String) {
        #expect(duration.forDisplay == text)
    }
}
