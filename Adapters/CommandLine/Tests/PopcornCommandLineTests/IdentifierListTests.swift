import CoreDomain
import Foundation
import Testing

@testable import PopcornCommandLine

@Suite struct IdentifierListTests {

    @Test(arguments: [
        ("550", IdentifierLine.id(.movie(550))), ("  550\t", .id(.movie(550))), ("550 # Fight Club", .id(.movie(550))),
        ("", .blank), ("   ", .blank), ("# comment", .blank),
        (#"{"adult":false,"id":3924,"original_title":"Blondie","popularity":2.4}"#, .id(.movie(3924))),
        (#"{"id":0}"#, .invalid), (#"{"title":"x"}"#, .invalid), ("{", .invalid), ("x", .invalid), ("0", .invalid),
        ("-5", .invalid), ("550/1", .invalid), ("5 6", .invalid), ("99999999999999999999", .invalid),
    ])
    func `a line contains an identifier, nothing or something else`(text: String, line: IdentifierLine) {
        #expect(IdentifierLine(text, of: .movie) == line)
    }

    @Test func `seasons and episodes have numbers`() {
        #expect(IdentifierLine("1396/1", of: .tvSeason) == .id(.tvSeason(seriesID: 1396, seasonNumber: 1)))
        #expect(
            IdentifierLine("1396/0/2", of: .tvEpisode)
                == .id(.tvEpisode(seriesID: 1396, seasonNumber: 0, episodeNumber: 2)))
        #expect(IdentifierLine("1396", of: .tvSeason) == .invalid)
        #expect(IdentifierLine(#"{"id":1396}"#, of: .tvSeason) == .invalid)
    }

    /// Returns the identifiers in a text, and the messages about invalid lines.
    private func read(_ text: String) async throws -> (ids: [Int], invalid: Int, messages: [String]) {
        let file = FileManager.default.temporaryDirectory.appending(path: "ids-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (messages, continuation) = AsyncStream<String>.makeStream()
        let report = IdentifierList.Report { continuation.yield($0) }
        let list = try IdentifierList(path: file.path(percentEncoded: false), kind: .movie, report: report)
        var ids: [Int] = []
        for try await id in list { ids.append(id.id) }
        #expect(report.validCount == ids.count)
        continuation.finish()
        return (ids, report.invalidCount, await messages.reduce(into: []) { $0.append($1) })
    }

    @Test(arguments: ["\n", "\r\n"])
    func `a list has one identifier per line`(lineBreak: String) async throws {
        let result = try await read(["# movies", "550", "", "6x3", "680"].joined(separator: lineBreak))
        #expect(result.ids == [550, 680])
        #expect(result.messages == ["line 4 is not an identifier: '6x3'"])
    }

    @Test func `a list can be longer than a chunk, and a line too long`() async throws {
        let long = String(repeating: "9", count: 200_000)
        let result = try await read((1...30_000).map(String.init).joined(separator: "\n") + "\n\(long)\n7\n")
        #expect(result.ids == Array(1...30_000) + [7])
        #expect(result.invalid == 1)
    }

    @Test func `only the first invalid lines are printed`() async throws {
        let result = try await read(String(repeating: "x\n", count: 30) + "1")
        #expect(result.invalid == 30)
        #expect(result.messages.count == IdentifierList.Report.printedLimit + 1)
        #expect(try await read("").ids == [])
    }

    @Test func `a list without any identifier is rejected`() async throws {
        let report = IdentifierList.Report { _ in }
        let list = try IdentifierList(path: "/dev/null", kind: .movie, report: report)
        try await list.check()
        let file = FileManager.default.temporaryDirectory.appending(path: "ids-\(UUID().uuidString)")
        try Data("x\ny\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        await #expect(throws: PopcornError.invalidInput("None of the 2 lines is an identifier")) {
            try await IdentifierList(path: file.path(percentEncoded: false), kind: .movie, report: report).check()
        }
        #expect(throws: PopcornError.invalidInput("The file '/nowhere/ids' cannot be read")) {
            try IdentifierList(path: "/nowhere/ids", kind: .movie, report: report)
        }
    }
}
