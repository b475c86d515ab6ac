import Foundation
import StorageSoak

/// A tool that runs the storage soak and prints a line for each run.
@main
struct SoakReport {

    static func main() async {
        if CommandLine.arguments.dropFirst().first == "worker" { return await work() }
        do throws(SoakArguments.Problem) {
            let arguments = try SoakArguments(CommandLine.arguments.dropFirst())
            if arguments.isHelpRequested {
                print(SoakArguments.help)
            } else {
                await run(arguments)
            }
        } catch {
            complain("\(error.message)\n\(SoakArguments.usage)")
            exit(64)
        }
    }

    /// Runs the worker that a run has started in this process.
    private static func work() async {
        do {
            try await runWorker(Array(CommandLine.arguments.dropFirst(2)))
        } catch {
            complain("\(CommandLine.arguments.dropFirst(2).first ?? "worker"): \(error)")
            exit(1)
        }
    }

    private static func run(_ arguments: SoakArguments) async {
        for run in arguments.runs {
            let watch = RoundWatch(limit: run.roundLimit) { round in
                complain("did not end within \(run.roundLimit): \(round)")
                exit(3)
            }
            let soak = Soak(
                run.name, amount: arguments.amount ?? run.fullAmount, seed: arguments.seed,
                onlyRound: arguments.round, folder: arguments.folder, watch: watch)
            let start = ContinuousClock.now
            do {
                let counts = try await run.run(soak)
                let time = start.duration(to: .now).formatted(.time(pattern: .minuteSecond))
                write("\(run.name): \(counts) (\(time))", to: .standardOutput)
            } catch {
                complain("\(error)")
                exit(1)
            }
        }
    }
}

private func complain(_ message: String) {
    write(message, to: .standardError)
}

/// Writes a line without a buffer, so that each line is seen immediately.
private func write(_ line: String, to file: FileHandle) {
    file.write(Data("\(line)\n".utf8))
}
