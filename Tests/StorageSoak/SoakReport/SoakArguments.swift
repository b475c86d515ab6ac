import Foundation
import StorageSoak

/// The arguments of the tool.
struct SoakArguments {

    /// An invalid argument.
    struct Problem: Error {
        let message: String
    }

    static let usage = """
        usage: SoakReport [<run> …] [--amount <number>] [--seed <number>] [--round <number>] [--folder <path>]
        """

    static var help: String {
        let width = soakRuns.map(\.name.count).max() ?? 0
        let runs = soakRuns.map { run in
            let name = run.name.padding(toLength: width, withPad: " ", startingAt: 0)
            return "  \(name)  \(run.summary) Full length: \(run.fullAmount.formatted()) \(run.unit)."
        }
        return """
            \(usage)

            Proves that the storage survives faults. Prints a line for each run, and fails at the first violated
            expectation, with what repeats it.

            Runs (default: all of them):
            \(runs.joined(separator: "\n"))

            Options:
              --amount  The number of rounds, or of the unit of each run. Default: its full length.
              --seed    The seed of all random choices. Default: 1.
              --round   The only round to run.
              --folder  The folder for temporary files. Default: /dev/shm, or the temporary folder.
            """
    }

    private(set) var runs: [any SoakRun] = []
    private(set) var amount: Int?
    private(set) var seed: UInt64 = 1
    private(set) var round: Int?
    private(set) var folder: URL?
    private(set) var isHelpRequested = false

    init(_ arguments: some Sequence<String>) throws(Problem) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--help", "-h": isHelpRequested = true
            case "--amount": amount = try Self.number(rest.next(), after: argument)
            case "--seed": seed = try Self.number(rest.next(), after: argument)
            case "--round": round = try Self.number(rest.next(), after: argument)
            case "--folder":
                guard let path = rest.next() else { throw Problem(message: "--folder needs a path") }
                folder = URL(filePath: path)
            default:
                guard let run = soakRuns.first(where: { $0.name == argument }) else {
                    throw Problem(message: "unknown run or option: \(argument)")
                }
                runs.append(run)
            }
        }
        if runs.isEmpty { runs = soakRuns }
    }

    private static func number<Number: FixedWidthInteger>(
        _ text: String?, after option: String
    ) throws(Problem) -> Number {
        guard let text, let number = Number(text), number >= 0 else {
            throw Problem(message: "\(option) needs a number, 0 or greater")
        }
        return number
    }
}
