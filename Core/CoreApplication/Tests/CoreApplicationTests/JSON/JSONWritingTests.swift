import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

/// Checks that `PopcornJSON.data(_:isPretty:)` returns the bytes of Foundation's encoder.
@Suite struct JSONWritingTests {

    @Test(.timeLimit(.minutes(5)), arguments: [1, 2, 3, 4] as [UInt64])
    func `random values have the bytes of Foundation's encoder`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<1500 {
            try expectSameJSON(RandomValue.make(depth: 0, &generator))
        }
    }

    @Test func `numbers have the text of Foundation's encoder`() throws {
        var generator = SeededGenerator(seed: 5)
        var numbers: [Double] = [
            0, -0.0, 1, -1, 0.1, 0.5, 100, 1e-4, 1e-5, 1.00005, 123_456.7891, 9_999_999_999, 1e10, 1e15, 1e16, 1e17,
            9_007_199_254_740_991, 0.1 + 0.2, .pi, -8.433, .greatestFiniteMagnitude,
            .leastNormalMagnitude, .infinity, -.infinity, .nan, 0.0001, 0.00015, 999_999.99995, -0.00001,
        ]
        for _ in 0..<20_000 {
            numbers.append(Double(bitPattern: generator.next()))
            numbers.append(Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &generator)) / 10_000)
            numbers.append(Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &generator)) / 100_000)
            numbers.append(generator.double())
        }
        try expectSameJSON(numbers)
        try expectSameJSON(numbers.map(Float.init))
        try expectSameJSON(numbers.map { ["a": $0] })
    }

    @Test func `integers of all sizes have the text of Foundation's encoder`() throws {
        for choice in [Integers.Choice.least, .greatest, .one] {
            try expectSameJSON(Integers(choice: choice))
            try expectSameJSON([Wrapper(value: choice.number(Int128.self)), Wrapper(value: choice.number())])
            try expectSameJSON([Wrapper(value: choice.number(UInt64.self)), Wrapper(value: choice.number())])
            try expectSameJSON([choice.number(Int8.self), choice.number(), 0])
            try expectSameJSON(choice.number(UInt16.self))
        }
        var number = 1
        for _ in 0..<18 {
            try expectSameJSON([number - 1, number, number + 1, -number])
            number *= 10
        }
    }

    @Test func `strings have the escapes of Foundation's encoder`() throws {
        var generator = SeededGenerator(seed: 6)
        let scalars =
            (0...0x2FF).compactMap(Unicode.Scalar.init)
            + ["\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}"]
        for scalar in scalars {
            for length in [0, 1, 6, 7, 8, 9, 20] {
                let text = String(repeating: "x", count: length)
                try expectSameJSON(["\(scalar)", text + "\(scalar)", "\(scalar)" + text, text + "\(scalar)" + text])
            }
        }
        for _ in 0..<2000 {
            let characters = generator.array(upTo: 40) { Character($0.pick(scalars)) }
            try expectSameJSON([String(characters): String(characters)])
        }
        try expectSameJSON([String(repeating: "\"\u{1}", count: 50_000)])
        // A substring of a string that is not contiguous UTF-8 in memory.
        try expectSameJSON(["a" + String("füx/y".dropFirst())])
    }

    @Test func `keys are sorted by their UTF-8 bytes`() throws {
        let keys = [
            "", "a", "A", "aa", "ab", "Z", "z", "é", "ü", "abcdefgh", "abcdefghi", "abcdefgha", "abcdefghba",
            "abcdefghab", "abcdefg", "a\"b",
            "a\\", "a b", "a\u{0}b", "1", "10", "2", "\u{1F600}", "\u{FFFD}", "\n", "~", "abcdefgh2", "abcdefgh10",
        ]
        var generator = SeededGenerator(seed: 7)
        for count in 0...keys.count {
            let some = keys.shuffled(using: &generator).prefix(count)
            try expectSameJSON(Dictionary(uniqueKeysWithValues: some.map { ($0, count) }))
            let plain = some.filter { key in key.utf8.allSatisfy { $0 < 0x80 && $0 >= 0x20 } }
            try expectSameJSON(Members(members: plain.map { ($0, count) }))
        }
        let many = (0..<5000).map { _ in "key \(Int.random(in: 0..<1_000_000, using: &generator))" }
        try expectSameJSON(Dictionary(many.map { ($0, 1) }, uniquingKeysWith: { $1 }))
        try expectSameJSON([-5: "a", 10: "b", 2: "c"])
        try expectSameJSON([1.5: "a"])
    }

    @Test func `the last value of a key that is encoded twice is used`() throws {
        try expectSameJSON(Members(members: [("b", 1), ("a", 2), ("b", 3)]))
        try expectSameJSON(Members(members: [("a", 1), ("c", 2), ("b", 3), ("a", 4)]))
        try expectSameJSON(Members(members: [("e\u{301}", 1), ("a", 2), ("\u{E9}", 3)]))
        try expectSameJSON(Members(members: (0..<100).map { ("key \($0 % 60)", $0) }))
    }

    @Test func `dates have the text of Foundation's encoder`() throws {
        var generator = SeededGenerator(seed: 8)
        var dates: [Date] = [
            .distantPast, .distantFuture, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: -0.0004),
            Date(timeIntervalSince1970: -11_676_096_000), Date(timeIntervalSince1970: -11_676_096_001),
            Date(timeIntervalSince1970: 253_402_300_798.9999), Date(timeIntervalSince1970: 253_402_300_799.9999),
            Date(timeIntervalSince1970: 951_782_400), Date(timeIntervalSince1970: 951_868_799.9996),
        ]
        for _ in 0..<5000 {
            let day = Double(Int.random(in: -150_000...2_950_000, using: &generator)) * 86_400
            dates += [
                Date(timeIntervalSince1970: day), Date(timeIntervalSince1970: day + 86_399),
                Date(timeIntervalSince1970: day + Double.random(in: 0...86_400, using: &generator)),
            ]
        }
        try expectSameJSON(dates)
        try expectSameJSON(["doneAt": dates])
        try expectSameJSON(["doneAt": [["5": dates]]])
        try expectSameJSON(dates.map { ["doneAt": $0] })
        try expectSameJSON(dates.map(Optional.some))
    }

    @Test func `Foundation's values have the text of its encoder`() throws {
        try expectSameJSON([Data(), Data([0, 255, 62, 63])])
        try expectSameJSON(["a": [Decimal(string: "1.5"), Decimal(string: "-123456789012345678901234567890"), nil]])
        try expectSameJSON([URL(string: "https://example.com/ü?q=C%2B%2B#f"), URL(string: "a/b"), nil])
        try expectSameJSON(["a": UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))])
        try expectSameJSON(Date(timeIntervalSince1970: 0))
        try expectSameJSON("text")
        try expectSameJSON(nil as Int?)
    }

    @Test func `URLs of images have the text of Foundation's encoder`() throws {
        let bases = [
            "https://image.tmdb.org/t/p/", "https://image.tmdb.org/t/p", "https://example.com",
            "http://[::1]:80/a%20b/",
            "https://example.com/?a=b", "https://example.com/a#f", "https://example.com/a/../b/", "relative/", "/",
        ]
        let paths = [
            "/a.jpg", "/aA0-._~.png", "/a%20b.jpg", "/a%2Fb.jpg", "/%61.jpg", "ab.jpg", "/a/b.jpg", "//a.jpg", "/..",
            "/.a", "/...", "/", "a.jpg", "/ü.png",
            "/a?b", "/a#b", "/a:b", "", "/-", "/a.", "/a..b",
        ]
        for base in bases {
            for size in ["w92", "original", "", "../w1", "w 1", "w1/"] {
                let sizes = [ImageSize(rawValue: size)]
                let configuration = ImagesConfiguration(
                    baseURL: try #require(URL(string: base)), backdropSizes: sizes, logoSizes: sizes,
                    posterSizes: sizes, profileSizes: sizes, stillSizes: sizes)
                let sets = paths.compactMap { URL(string: $0) }.map { configuration.logoURLSet(for: $0) }
                try expectSameJSON(sets)
                try expectSameJSON(sets.compactMap { $0 }.map { ImageDetails(urlSet: $0, width: 1) })
                for set in sets.compactMap({ $0 }) {
                    try expectSameJSON(["thumbnail": set.thumbnail, "card": set.card, "full": set.full])
                }
            }
        }
    }

    @Test func `enumerations, nested containers and superclasses have the bytes of Foundation's encoder`() throws {
        try expectSameJSON([Payload.empty, .pair(1, second: "b"), .deep(.pair(2, second: "\""))])
        try expectSameJSON(Subclass())
        try expectSameJSON(Interleaved())
        try expectSameJSON([Interleaved(), Interleaved()])
        try expectSameJSON(["é": Interleaved(), "a": Interleaved()])
    }

    @Test func `empty containers and values that encode nothing have the bytes of Foundation's encoder`() throws {
        try expectSameJSON([Int]())
        try expectSameJSON([String: Int]())
        try expectSameJSON(["a": [[Int]()], "b": [], "c": [[], []]])
        try expectSameJSON([Nothing(), Nothing()])
        try expectSameJSON(["b": Nothing(), "a": Nothing()])
        try expectSameJSON([Wrapper(value: Nothing())])
        try expectSameJSON([Wrapper(value: ["a": 1])])
    }

    private static let caught: [(failures: Set<Int>, json: String)] = [
        ([], #"{"6":3,"7é":2,"8":1,"9":0,"elements":[0,1,2,3]}"#), ([0, 2], #"{"6":3,"8":1,"elements":[1,3]}"#),
        ([3], #"{"7é":2,"8":1,"9":0,"elements":[0,1,2]}"#), ([0, 1, 2, 3], #"{"elements":[]}"#),
    ]

    // Foundation's encoder keeps a part of such a value.
    @Test(arguments: caught)
    func `a value that throws an error is left out if the error is caught`(failures: Set<Int>, json: String) throws {
        let value = Catching(failures: failures)
        #expect(String(decoding: try PopcornJSON.data(value), as: UTF8.self) == json)
        let pretty = try PopcornJSON.data(value, isPretty: true)
        let lines = String(decoding: pretty, as: UTF8.self).split(separator: "\n").map {
            $0.drop { $0 == " " }.replacing(" : ", with: ":")
        }
        #expect(lines.joined() == json)
    }
}

/// Checks that both encoders return the same bytes.
func expectSameJSON(_ value: some Encodable, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for isPretty in [false, true] {
        let expected = try PopcornJSON.encoder(isPretty: isPretty).encode(value)
        let found = try PopcornJSON.data(value, isPretty: isPretty)
        if found != expected {
            let shared = zip(found, expected).prefix { $0 == $1 }.count
            let excerpts = [found, expected].map {
                String(decoding: $0.dropFirst(max(0, shared - 40)).prefix(120), as: UTF8.self)
            }
            Issue.record("\(excerpts[0]) instead of \(excerpts[1])", sourceLocation: sourceLocation)
        }
    }
}
