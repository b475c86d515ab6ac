import Foundation

/// A server in a process of its own, which prints its port.
struct ServerProcess {

    private let process = Process()
    let port: UInt16

    /// Starts this program with arguments, and waits for the port.
    init(arguments: [String]) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = UInt16(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            process.terminate()
            throw LoadError(description: "the server did not start")
        }
        self.port = port
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
