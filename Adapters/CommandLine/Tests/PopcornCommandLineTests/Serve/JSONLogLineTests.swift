import Foundation
import Logging
import Testing

@testable import PopcornCommandLine

@Suite struct JSONLogLineTests {

    private func line(_ message: String, _ metadata: Logger.Metadata = [:]) -> String {
        JSONLogLine(
            time: Date(timeIntervalSince1970: 0.25), level: .info, label: "test", message: message, error: nil,
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
