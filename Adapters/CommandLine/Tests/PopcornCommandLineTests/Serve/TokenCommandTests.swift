import ArgumentParser
import Foundation
import Testing

@testable import PopcornCommandLine

@Suite struct TokenCommandTests {

    @Test(arguments: [
        (["--rights", "reed"], "--rights must be a list of read, library and operate, separated by commas."),
        (["--rights", ""], "--rights must be a list of read, library and operate, separated by commas."),
        (["--rights", "library"], "The right library needs --owner or --all-owners."),
        (["--owner", "a b"], "The name of the owner of a token must not contain spaces and #."),
        (["--expires", "tomorrow"], "--expires must be a day, like 2027-01-01."),
        (["--owner", "a", "--all-owners"], "--owner cannot be combined with --all-owners."),
    ])
    func `an invalid option has a message of its own`(arguments: [String], message: String) {
        let error = #expect(throws: (any Error).self) { try TokenCommand.parse(arguments).run() }
        #expect(error.map(TokenCommand.message(for:)) == message)
    }

    @Test func `a token is appended to a file`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try TokenCommand.parse(["--owner", "alice", "--append", path]).run()
        try TokenCommand.parse(["--rights", "operate", "--append", path]).run()

        let lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines[0].hasSuffix(" owner=alice rights=read,library"))
        #expect(lines[1].hasSuffix(" rights=operate"))
        #expect(lines[2].isEmpty)
    }
}
