import CoreDomain
import Foundation
import InMemoryLogging
import Logging
import Testing

@testable import PopcornHTTP

@Suite struct TokenFileTests {

    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let hash = "sha256:" + TokenHash("pop_a").hex

    @Test func `a line has an owner, rights and an expiry`() throws {
        let file = try TokenFile(
            text: "# tokens\n\n\(hash) owner=ann rights=read,library expires=2026-05-09 # of Ann\n")

        let access = file.access(token: "pop_a", now: now)

        #expect(file.count == 1)
        #expect(access == Access(rights: [.read, .library], owners: .one(try WatchlistOwner("ann"))))
        #expect(file.access(token: "pop_b", now: now) == nil)
    }

    @Test func `a token is valid up to the end of its last day`() throws {
        let file = try TokenFile(text: "\(hash) owner=* rights=operate expires=2026-05-09")
        let end = try Date("2026-05-10T00:00:00Z", strategy: .iso8601)

        #expect(file.access(token: "pop_a", now: end - 1)?.owners == .all)
        #expect(file.access(token: "pop_a", now: end) == nil)
    }

    @Test(arguments: [
        "sha256:12 rights=read", "pop_a rights=read", "HASH", "HASH rights=all", "HASH rights=", "HASH rights=library",
        "HASH rights=read owner=", "HASH rights=read rights=read", "HASH rights=read expires=2026-02-30",
        "HASH rights=read expires=tomorrow", "HASH rights=read colour=red",
    ])
    func `an invalid line is an error with its number, without its text`(line: String) {
        let text = "#\n" + line.replacing("HASH", with: hash)

        let error = #expect(throws: TokenFileError.self) { try TokenFile(text: text) }

        #expect(error?.description.hasPrefix("Line 2 ") == true)
        #expect(error?.description.contains(hash) == false)
        #expect(error?.description.contains("pop_a") == false)
    }

    @Test func `a token that is in the file twice is an error`() {
        #expect(throws: TokenFileError.invalidLine(2, reason: "the token is in the file twice")) {
            try TokenFile(text: "\(hash) rights=read\n\(hash) rights=operate")
        }
    }

    @Test func `a file that others can write is refused`() throws {
        let path = try temporaryFile("\(hash) rights=read")
        try FileManager.default.setAttributes([.posixPermissions: 0o620], ofItemAtPath: path)

        #expect(throws: TokenFileError.writableByOthers) { try TokenFile(path: path) }
    }

    @Test func `a new token is recognised by its line`() throws {
        let access = Access(rights: .all, owners: .one(try WatchlistOwner("ann")))

        let token = try #require(AccessToken(access: access, random: [UInt8](repeating: 255, count: 32)))

        #expect(token.token == "pop_" + String(repeating: "_", count: 42) + "8")
        #expect(!token.line.contains(token.token))
        #expect(try TokenFile(text: token.line).access(token: token.token, now: now) == access)
        #expect(AccessToken(access: access, random: [1]) == nil)
        let spaced = Access(rights: .all, owners: .one(try WatchlistOwner("a b")))
        #expect(AccessToken(access: spaced, random: [UInt8](repeating: 1, count: 32)) == nil)
    }

    @Test func `an invalid new file keeps the tokens and is logged without them`() throws {
        let path = try temporaryFile("\(hash) rights=read")
        let handler = InMemoryLogHandler()
        let store = try TokenStore(path: path, logger: Logger(label: "test") { _ in handler })
        let policy = AccessPolicy.tokens(store)

        try Data("\(hash) rights=nothing".utf8).write(to: URL(fileURLWithPath: path))
        #expect(!store.reload())
        #expect(policy.access(token: "pop_a") == Access(rights: .read, owners: .none))
        #expect(policy.access(token: nil) == nil)
        #expect(policy.recognises(token: "pop_a"))
        let entry = try #require(handler.entries.first)
        #expect(entry.level == .warning)
        #expect(entry.metadata["error"].map { "\($0)".contains("Line 1") && !"\($0)".contains("sha256:6") } == true)

        try Data().write(to: URL(fileURLWithPath: path))
        #expect(store.reload())
        #expect(policy.access(token: "pop_a") == nil)
    }

    private func temporaryFile(_ text: String) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        return url.path
    }
}
