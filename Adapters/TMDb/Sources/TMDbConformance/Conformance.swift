import Foundation

/// A tool that replays recorded responses of TMDb through the SDK's methods, and reports the differences.
@main
struct Conformance {

    static func main() async {
        let folders = CommandLine.arguments.dropFirst()
        guard !folders.isEmpty, !folders.contains(where: { $0.hasPrefix("-") }) else {
            complain(
                "usage: TMDbConformance <folder>…, each with an index.tsv or with an OpenAPI description's examples"
            )
            exit(64)
        }
        do {
            let report = try await report(on: folders.map { URL(filePath: $0) })
            print(report.text)
            exit(report.isPassed ? 0 : 1)
        } catch {
            complain("\(error)")
            exit(2)
        }
    }

    static func report(on folders: [URL]) async throws -> Report {
        var report = Report()
        // All folders are read before the first replay, so that a wrong name is reported immediately.
        for folder in try folders.map(RecordedFolder.init) {
            report.add(unreadable: folder.unreadable)
            for recording in folder.recordings {
                report.add(try await Replay.result(of: recording), of: recording, in: folder.name)
            }
        }
        return report
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
