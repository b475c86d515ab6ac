#if PostgreSQL
import Foundation

@testable import PopcornPostgreSQL

/// A server of a single test, which the test can end.
final class OwnServer {

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let folder: String
    let address: PostgreSQLAddress
    /// The address of a port of 127.0.0.1, with a password.
    let tcpURL: URL

    private static let script = URL(filePath: #filePath)
        .appending(path: "../../../../../../Tests/PostgreSQL/server.py").standardized.path

    init(settings: [String] = [], tls: Bool = false) throws {
        folder = "/tmp/popcorn-server-\(UInt64.random(in: 0..<(.max)))"
        let output = try Self.run(["start", folder] + settings.flatMap { ["--set", $0] } + (tls ? ["--tls"] : []))
        let lines = output.split(separator: "\n").map(String.init)
        guard lines.count == 2, let url = URL(string: lines[1]) else { throw Failure(description: output) }
        address = try PostgreSQLAddress(lines[0])
        tcpURL = url
    }

    deinit {
        _ = try? Self.run(["stop", folder])
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Ends all processes of the server with SIGKILL.
    func kill() throws {
        _ = try Self.run(["stop", folder, "--kill"])
    }

    /// Starts the server again on the same port.
    func restart() throws {
        _ = try Self.run(["restart", folder])
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script] + arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: text) }
        return text
    }
}
#endif
