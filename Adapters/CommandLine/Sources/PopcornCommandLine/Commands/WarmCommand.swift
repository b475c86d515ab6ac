import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct WarmCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "warm",
        abstract: "Fetch the titles or people of a list into the cache.",
        discussion: """
            Fetches the items that are not cached or no longer fresh, a few at a time. Fresh items cost no request, so \
            an interrupted command can be repeated: it continues where it stopped. If TMDb limits the rate or is \
            unavailable, the command pauses and retries.

            The list has one TMDb ID per line. The ID of a season is that of its series and its number, like 1396/1, \
            and that of an episode also has the number of the episode, like 1396/1/2. Blank lines and the text after # \
            are ignored. Lines of TMDb's daily ID exports, which are JSON objects with an id, are accepted, too. \
            Invalid lines are reported and skipped.

            The exit code is that of the first failure if an item could not be fetched. Items that TMDb does not have \
            are no failures.

            EXAMPLES:
              popcorn warm --kind movie ids.txt
              popcorn warm --kind series ids.txt --language de-DE --json
              gunzip -c movie_ids_05_15_2026.json.gz | popcorn warm --kind movie -
              popcorn cache ids --kind person | popcorn warm --kind person -
            """
    )

    @Option(help: "Kind of the items.")
    var kind: ContentKindArgument
    @Argument(help: ArgumentHelp("File of the list; - for standard input.", valueName: "file"))
    var file: String
    @Flag(help: "Print one JSON object.")
    var json = false
    @OptionGroup var locale: LocaleOptions
    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        try await Session.run(settings, locale: locale) { session throws(PopcornError) in
            let style = Terminal.errorWidth.map { ProgressDisplay.Style.terminal(width: $0) } ?? .log
            let printer = ProgressPrinter(style, clock: .system)
            let report = IdentifierList.Report { Console.standardError("popcorn: \($0)") }
            let progress = try await withInterruption {
                "Interrupted after \(ProgressDisplay.completed(printer.latest)); "
                    + "run the command again to continue"
            } _: { () throws(PopcornError) in
                try await warm(session, report, printer)
            }
            let output = WarmOutput(progress, invalidLines: report.invalidCount)
            Console.standardOutput(json ? try JSONOutput.text(output) : output.text)
            if let failure = progress.failures.first { throw failure.error }
        }
    }

    /// Warms the cache. A file is first read to the end, to count and check its lines.
    private func warm(
        _ session: Session, _ report: IdentifierList.Report, _ printer: ProgressPrinter
    ) async throws(PopcornError) -> CacheProgress {
        defer { printer.end() }
        var total: Int?
        var list = try IdentifierList(path: file, kind: kind.kind, report: report)
        if file != "-" {
            try await list.check()
            total = report.validCount
            list = try IdentifierList(path: file, kind: kind.kind, report: IdentifierList.Report { _ in })
        }
        let progress = try await session.services.cache.warm(list, total: total) { printer.show($0) }
        try report.checkAnyValid()
        return progress
    }
}
