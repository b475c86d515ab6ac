import ArgumentParser
import Foundation
import PopcornHTTP
import Testing

@testable import PopcornCommandLine

@Suite struct MCPCommandTests {

    @Test func `an assistant reads the watchlist of the default owner, and may not change it`() throws {
        let command = try MCPCommand.parse([])
        #expect(command.owner == nil)
        #expect(!command.allowChanges && !command.demo)
        let other = try MCPCommand.parse([
            "--owner", "alice", "--allow-changes", "--demo", "--language", "de", "--region", "AT",
        ])
        #expect(other.owner == "alice")
        #expect(other.allowChanges && other.demo)
        #expect(other.locale.region == "AT")
    }

    @Test func `the help has the configuration of a program`() {
        let help = MCPCommand.helpMessage(columns: 200)
        for text in ["mcpServers", "TMDB_ACCESS_TOKEN", "--allow-changes", "--owner", "--home", "--region"] {
            #expect(help.contains(text), "\(text)")
        }
    }

    @Test func `a message that is too long stays too long, and its bytes are not repaired`() async throws {
        let maximum = MCPConnection.maximumBytes
        let longest = Data(repeating: UInt8(ascii: "a"), count: maximum)
        let file = FileManager.default.temporaryDirectory.appending(path: "messages-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let lineBreak = Data("\r\n".utf8)
        let garbage = Data("\r}}}".utf8)
        try (longest + lineBreak + longest + garbage + lineBreak + [0x22, 0xFF, 0x22] + lineBreak).write(to: file)
        let handle = try FileHandle(forReadingFrom: file)
        var lines: [Data] = []
        for try await line in LineReader(messagesOf: handle) { lines.append(line) }
        #expect(lines.map(\.count) == [maximum, maximum + 2, 3])
        #expect(lines.first == longest)
        #expect(lines.last == Data([0x22, 0xFF, 0x22]))
    }

    @Test func `each message is a line, also if several are written at the same time`() async throws {
        let pipe = Pipe()
        let output = ProtocolOutput(pipe.fileHandleForWriting)
        let messages = (0..<100).map { "{\"id\":\($0),\"text\":\"\(String(repeating: "a", count: 500))\"}" }
        async let read = Task.detached { try pipe.fileHandleForReading.readToEnd() }.value
        await withTaskGroup(of: Void.self) { group in
            for message in messages { group.addTask { await output.write(Data(message.utf8)) } }
        }
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try await read ?? Data(), as: UTF8.self)
        #expect(text.hasSuffix("\n"))
        #expect(Set(text.split(separator: "\n").map(String.init)) == Set(messages))
    }
}
