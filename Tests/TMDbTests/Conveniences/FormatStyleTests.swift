import Foundation
import Testing

@testable import TMDb

@Suite
struct FormatStyleTests {

    @Test(arguments: [
        (139, "2h 19m"), (59, "59m"), (60, "1h"), (61, "1h 1m"), (0, "0m"), (1, "1m"), (6_000, "100h"),
    ])
    func `a runtime is formatted in hours and minutes`(minutes: Int, text: String) {
        #expect(minutes.formatted(.runtime) == text)
    }

    @Test func `the width determines the names of the units`() {
        #expect(139.formatted(.runtime.width(.narrow)) == "2h 19m")
        #expect(139.formatted(.runtime.width(.abbreviated)) == "2 hr, 19 min")
        #expect(139.formatted(.runtime.width(.wide)) == "2 hours, 19 minutes")
        #expect(61.formatted(.runtime.width(.wide)) == "1 hour, 1 minute")
    }

    @Test func `a runtime is formatted in the language of the locale`() {
        #expect(
            139.formatted(.runtime.width(.wide).locale(Locale(identifier: "de"))) == "2 Stunden und 19 Minuten")
    }

    @Test(arguments: [Int.max, Int.min, -1])
    func `extreme runtimes are formatted`(minutes: Int) {
        #expect(!minutes.formatted(.runtime).isEmpty)
    }

    @Test(
        arguments: [
            (8.438, "8.4", "4.2", "84%"), (8, "8.0", "4.0", "80%"), (10, "10.0", "5.0", "100%"),
            (0, "0.0", "0.0", "0%"), (7.25, "7.3", "3.6", "73%"), (9.96, "10.0", "5.0", "100%"),
        ] as [(Double, String, String, String)])
    func `a rating is formatted out of 10, out of 5 or in percent`(
        value: Double, outOfTen: String, outOfFive: String, percent: String
    ) {
        #expect(value.formatted(.rating) == outOfTen)
        #expect(value.formatted(.rating.scale(.outOfFive)) == outOfFive)
        #expect(value.formatted(.rating.scale(.percent)) == percent)
    }

    @Test func `a rating is formatted in the style of the locale`() {
        let german = Locale(identifier: "de")
        #expect(8.438.formatted(.rating.locale(german)) == "8,4")
        #expect(8.438.formatted(.rating.scale(.percent).locale(german)) == "84\u{A0}%")
    }

    @Test func `styles survive a JSON round trip`() throws {
        let runtime = RuntimeFormatStyle().width(.wide).locale(Locale(identifier: "de"))
        #expect(try JSONDecoder().decode(RuntimeFormatStyle.self, from: JSONEncoder().encode(runtime)) == runtime)
        let rating = RatingFormatStyle().scale(.percent)
        #expect(try JSONDecoder().decode(RatingFormatStyle.self, from: JSONEncoder().encode(rating)) == rating)
    }
}
