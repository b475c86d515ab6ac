import Foundation

/// Something that reads text from outside.
struct Target: Sendable {

    /// What is read, for a person who looks into a failure.
    let name: String
    /// Inputs that the target reads without an error.
    let seeds: @Sendable () throws -> [Seed]
    /// Reads an input, and ends the process if something is promised that does not hold.
    let run: @Sendable (Input) -> Void

    /// A text and how it comes.
    struct Seed {
        var variant: UInt8 = 0
        let text: Data
    }

    /// Targets that are fuzzed together. Parsers of short texts are apart from answers, among which they would hardly
    /// get a turn.
    enum Group: String, CaseIterable {
        case parsers
        case answers

        /// The group that the command line names: `--parsers` or `--answers`.
        static let current = allCases.first { CommandLine.arguments.contains("--\($0)") } ?? .answers

        /// The first byte of an input picks one, so there may be 256.
        var targets: [Target] {
            switch self {
            case .parsers: Target.parsers
            case .answers: Target.answers
            }
        }
    }

    private static let answers = EveryModel.types.map(answer)

    /// The targets of the group that is fuzzed.
    static let current = {
        let targets = Group.current.targets
        require(targets.count <= 256, "a byte tells the targets apart")
        return targets
    }()
}

/// Ends the process if a promise does not hold. The fuzzer takes that for a failure.
func require(_ condition: Bool, _ promise: @autoclosure () -> String) {
    if !condition { fatalError("Not as promised: \(promise())") }
}
