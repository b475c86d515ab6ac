import Foundation
import TMDbStandIn

/// Replays a folder of recorded answers of TMDb through the SDK's methods, and reports what differs.
@main
struct Conformance {

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let isOfExamples = arguments.first == "--examples"
        guard let folder = arguments.last, arguments.count == (isOfExamples ? 2 : 1) else {
            complain("usage: TMDbConformance [--examples] <folder>")
            exit(64)
        }
        do {
            let folder = URL(filePath: folder)
            let recordings = try isOfExamples ? Examples.recordings(in: folder) : Recordings(folder: folder).all
            var report = Report()
            for recording in recordings {
                let (name, outcome) = try await Replay.outcome(of: recording)
                report.add(outcome, of: recording, as: name)
            }
            print(report.text)
            exit(report.isPassed ? 0 : 1)
        } catch {
            complain("\(error)")
            exit(2)
        }
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
