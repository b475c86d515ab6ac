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

    @Test func `a symbolic link to a file is followed`() throws {
        let path = try temporaryFile("\(hash) rights=read")
        let link = path + ".link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

        #expect(try TokenFile(path: link).count == 1)
    }

    @Test func `a file that cannot be read keeps the tokens, and is logged and counted`() throws {
        let path = try temporaryFile("\(hash) rights=read")
        let (handler, metrics) = (InMemoryLogHandler(), PrometheusRegistry())
        let store = try TokenStore(path: path, metrics: metrics, logger: Logger(label: "test") { _ in handler })
        #expect(metrics.text().contains("popcorn_token_file_failures_total 0\n"))

        try FileManager.default.removeItem(atPath: path)
        #expect(!store.reload())
        #expect(AccessPolicy.tokens(store).recognises(token: "pop_a"))
        #expect(handler.entries.map(\.level) == [.warning])
        #expect(metrics.text().contains("popcorn_token_file_failures_total 1\n"))
    }

    @Test func `the tokens of a new file are valid although another line is invalid, which is logged without them`()
        throws
    {
        let other = "sha256:" + TokenHash("pop_b").hex
        let path = try temporaryFile("\(hash) rights=read\n\(other) rights=read")
        let (handler, metrics) = (InMemoryLogHandler(), PrometheusRegistry())
        let store = try TokenStore(path: path, metrics: metrics, logger: Logger(label: "test") { _ in handler })
        let policy = AccessPolicy.tokens(store)

        try Data("\(hash) rights=nothing\n\(other) rights=operate\n\(other) rights=read".utf8)
            .write(to: URL(fileURLWithPath: path))
        #expect(!store.reload())
        #expect(policy.access(token: "pop_a") == nil)
        #expect(policy.access(token: "pop_b") == Access(rights: .operate, owners: .none))
        #expect(policy.access(token: nil) == nil)
        let entry = try #require(handler.entries.first)
        #expect(entry.level == .warning)
        #expect(entry.metadata["error"].map { "\($0)".contains("Line 1") && !"\($0)".contains("sha256:6") } == true)
        #expect(metrics.text().contains("popcorn_token_file_failures_total 1\n"))

        try Data().write(to: URL(fileURLWithPath: path))
        #expect(store.reload())
        #expect(policy.access(token: "pop_b") == nil)
        #expect(metrics.text().contains("popcorn_token_file_failures_total 1\n"))
    }

    @Test func `a token is appended in a line of its own, to a file that only its owner can read`() throws {
        let access = Access(rights: .read, owners: .none)
        let first = try #require(AccessToken(access: access, random: [UInt8](repeating: 1, count: 32)))
        let second = try #require(AccessToken(access: access, random: [UInt8](repeating: 2, count: 32)))
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

        try TokenFile.append(first, toFileAt: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(first.line)\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)

        try Data("\(first.line) # no line break".utf8).write(to: URL(fileURLWithPath: path))
        try TokenFile.append(second, toFileAt: path)
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == "\(first.line) # no line break\n\(second.line)\n")
        #expect(throws: TokenFileError.invalidLine(3, reason: "the token is in the file twice")) {
            try TokenFile.append(first, toFileAt: path)
        }
        #expect(try TokenFile(path: path).count == 2)
    }

    @Test func `a token is not appended to an invalid file or a folder`() throws {
        let token = try #require(
            AccessToken(access: Access(rights: .read, owners: .none), random: [UInt8](repeating: 1, count: 32)))
        let path = try temporaryFile("pop_a")

        #expect(throws: TokenFileError.self) { try TokenFile.append(token, toFileAt: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "pop_a")
        #expect(throws: TokenFileError.unwritable(reason: "Is a directory")) {
            try TokenFile.append(token, toFileAt: NSTemporaryDirectory())
        }
    }

    private func temporaryFile(_ text: String) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        return url.path
    }
}
