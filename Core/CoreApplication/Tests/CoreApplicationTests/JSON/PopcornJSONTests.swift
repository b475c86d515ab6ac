import CoreApplication
import CoreDomain
import Foundation
import Testing

/// Pins the JSON format of application models.
@Suite struct PopcornJSONTests {

    private struct Sample: Codable, Equatable {
        var releaseDate: Date?
        var publishedAt: Date?
        var dates: [Date] = []
        var seenAt: [Date] = []
        var url: URL?
        var average: Double?
        var birth: PartialDate?
    }

    private let midnight = Date(timeIntervalSince1970: 939_945_600)

    @Test func `days, times, URLs, numbers and partial dates have one form each`() throws {
        let sample = Sample(
            releaseDate: midnight, publishedAt: midnight, dates: [midnight, midnight + 1], seenAt: [midnight + 0.125],
            url: URL(string: "https://example.com/a/b"), average: 8.433, birth: PartialDate("1945"))
        let json = String(decoding: try PopcornJSON.encoder().encode(sample), as: UTF8.self)
        #expect(
            json
                == #"{"average":8.433,"birth":"1945","dates":["1999-10-15","1999-10-15T00:00:01Z"],"publishedAt":"1999-10-15T00:00:00Z","releaseDate":"1999-10-15","seenAt":["1999-10-15T00:00:00.125Z"],"url":"https://example.com/a/b"}"#
        )
        #expect(try PopcornJSON.decoder().decode(Sample.self, from: Data(json.utf8)) == sample)
    }

    @Test func `missing values are absent, and numbers that are not finite are strings`() throws {
        let empty = String(decoding: try PopcornJSON.encoder().encode(Sample()), as: UTF8.self)
        #expect(empty == #"{"dates":[],"seenAt":[]}"#)
        let json = try PopcornJSON.encoder().encode(["a": -Double.infinity])
        #expect(String(decoding: json, as: UTF8.self) == #"{"a":"-Infinity"}"#)
        #expect(try PopcornJSON.decoder().decode([String: Double].self, from: json) == ["a": -.infinity])
    }

    @Test func `pretty output is indented`() throws {
        let json = try PopcornJSON.encoder(isPretty: true).encode(["b": 1, "a": 2])
        #expect(String(decoding: json, as: UTF8.self) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    }

    @Test(arguments: ["1999", "1999-13-01", "15/10/1999", "", "1999-10-15T00:00:00", "939945600"])
    func `a date of another form is rejected`(text: String) {
        #expect(throws: DecodingError.self) {
            try PopcornJSON.decoder().decode([Date].self, from: Data(#"["\#(text)"]"#.utf8))
        }
    }

    @Test func `seconds since 2001 are rejected`() {
        #expect(throws: DecodingError.self) {
            try PopcornJSON.decoder().decode([Date].self, from: Data("[0]".utf8))
        }
    }

    @Test func `a time before 1970 and one that rounds up are encoded`() throws {
        func encoded(_ seconds: TimeInterval) throws -> String {
            let json = try PopcornJSON.encoder().encode(["doneAt": Date(timeIntervalSince1970: seconds)])
            return String(decoding: json, as: UTF8.self)
        }
        for number in 0..<1000 {
            let text = String(1000 + number).dropFirst()
            let expected = number == 0 ? "" : ".\(text)"
            #expect(try encoded(1_523_375_078 + Double(number) / 1000).hasSuffix("15:44:38\(expected)Z\"}"))
        }
        #expect(try encoded(-1.5) == #"{"doneAt":"1969-12-31T23:59:58.500Z"}"#)
        #expect(try encoded(59.9999) == #"{"doneAt":"1970-01-01T00:01:00Z"}"#)
    }
}
