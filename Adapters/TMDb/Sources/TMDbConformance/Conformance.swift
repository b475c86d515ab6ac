import Foundation

/// A tool that replays recorded responses of TMDb through the SDK's methods, and reports the differences, or the
/// mutations of the responses that cost more than a value.
@main
struct Conformance {

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let isMutating = arguments.first == "--mutations"
        let folders = isMutating ? arguments.dropFirst() : arguments
        guard !folders.isEmpty, !folders.contains(where: { $0.hasPrefix("-") }) else {
            complain(
                """
                usage: TMDbConformance [--mutations] <folder>…
                Each folder contains an index.tsv or the examples of an OpenAPI description.
                --mutations  Replaces each member of the responses, one at a time, instead of comparing the responses.
                """)
            exit(64)
        }
        do {
            let folders = folders.map { URL(filePath: $0) }
            if isMutating {
                let mutations = try await mutations(in: folders)
                print(mutations.text)
                exit(mutations.failures.isEmpty ? 0 : 1)
            }
            let report = try await report(on: folders)
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

    static func mutations(in folders: [URL]) async throws -> Mutations {
        var mutations = Mutations()
        for folder in try folders.map(RecordedFolder.init) {
            for recording in folder.recordings { try await mutations.check(recording) }
        }
        return mutations
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
