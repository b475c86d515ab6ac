import Foundation

/// Code that parses external text, and is therefore fuzzed.
struct Target: Sendable {

    /// The name, for reproducing a failure.
    let name: String
    /// A closure that returns inputs that the target parses without an error.
    let seeds: @Sendable () throws -> [Seed]
    /// A closure that parses an input, and terminates the process if an expectation is not met.
    let run: @Sendable (Input) -> Void

    /// A text with its variant.
    struct Seed {
        var variant: UInt8 = 0
        let text: Data
    }

    /// The groups of targets that are fuzzed together. Parsers of short strings are separate from responses, because
    /// the many targets for responses would leave them little time.
    enum Group: String, CaseIterable {
        case parsers
        case responses
        case records

        /// The group selected on the command line, such as `--parsers`. Default: ``responses``.
        static let current = allCases.first { CommandLine.arguments.contains("--\($0)") } ?? .responses

        /// The targets, at most 256, because the first byte of an input selects one.
        var targets: [Target] {
            switch self {
            case .parsers: Target.parsers
            case .responses: Target.responses
            case .records: Target.records
            }
        }
    }

    private static let responses = EveryModel.types.map(response)

    /// The targets of the selected group.
    static let current = {
        let targets = Group.current.targets
        expect(targets.count <= 256, "a byte selects the target")
        return targets
    }()
}

/// Terminates the process if an expectation is not met, which the fuzzer reports as a failure.
func expect(_ condition: Bool, _ description: @autoclosure () -> String) {
    if !condition { fatalError("Expectation not met: \(description())") }
}
