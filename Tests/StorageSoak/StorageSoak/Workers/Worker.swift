import Foundation

/// Work that a run does in a process of its own, which can be killed.
protocol Worker: Codable, Sendable {

    /// Does the work.
    ///
    /// - Parameter say: A closure that sends a line to the process that started the worker.
    func run(_ say: @escaping @Sendable (String) -> Void) async throws
}

private let workers: [any Worker.Type] = [
    KillWorker.self, MixedWorker.self, PurgeWorker.self, LockWorker.self, DescriptorWorker.self, ForkWorker.self,
    ReadOnlyWorker.self,
]

extension Worker {

    static var name: String { "\(Self.self)" }

    /// The arguments that ``runWorker(_:)`` receives in the process of the worker.
    var arguments: [String] {
        get throws { [Self.name, String(decoding: try JSONEncoder().encode(self), as: UTF8.self)] }
    }

    fileprivate static func decode(_ json: String) throws -> Self {
        try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }
}

/// Runs the worker that the arguments of this process describe.
///
/// Each line of the worker is written immediately, so that it is complete even if the process is killed afterwards.
package func runWorker(_ arguments: [String]) async throws {
    guard arguments.count == 2, let type = workers.first(where: { $0.name == arguments[0] }) else {
        throw Violation("there is no worker \(arguments)")
    }
    try await type.decode(arguments[1]).run { line in
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
