import Foundation
import Logging
import Testing

@testable import PopcornCommandLine

@Suite struct JSONLogLineTests {

    private func line(_ message: String, _ metadata: Logger.Metadata = [:], at seconds: Double = 0.25) -> String {
        JSONLogLine(
            time: Date(timeIntervalSince1970: seconds), level: .info, label: "test", message: message, error: nil,
            metadata: metadata
        ).text
    }

    @Test func `a record is one line of JSON with nested metadata`() {
        #expect(
            line("a \"b\"\n\u{1}", ["k": ["n": .array(["1"])], "a": "x"])
                == #"{"time":"1970-01-01T00:00:00.250Z","level":"info","label":"test","message":"a \"b\"\n\u0001","#
                + #""metadata":{"a":"x","k":{"n":["1"]}}}"#)
    }

    @Test func `characters that JSON or a terminal would interpret are escaped, and others are not`() {
        #expect(line("é\t\\\r\u{7F}😀").contains(#""message":"é\t\\\r\u007f😀""#))
    }

    @Test(arguments: [
        (1_796_083_200.001, "2026-12-01T00:00:00.001Z"), (1_796_083_200.9, "2026-12-01T00:00:00.900Z"),
        (1_796_083_200.9996, "2026-12-01T00:00:01.000Z"), (1_796_083_201, "2026-12-01T00:00:01.000Z"),
        (1_796_083_200.5, "2026-12-01T00:00:00.500Z"), (-0.75, "1969-12-31T23:59:59.250Z"),
    ])
    func `a time has milliseconds`(seconds: Double, text: String) {
        #expect(line("a", at: seconds).hasPrefix(#"{"time":"\#(text)","level""#))
    }

    @Test func `the identifier of a request has a short name`() {
        #expect(line("a", ["hb.request.id": "r-1"]).hasSuffix(#","metadata":{"request_id":"r-1"}}"#))
    }

    @Test func `a record that is too long is shortened`() throws {
        let line = line(String(repeating: "\u{1}", count: 20_000), ["a": "x"])
        #expect(line.utf8.count <= JSONLogLine.maximumLength)
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(object?["truncated"] as? Bool == true)
    }
}
