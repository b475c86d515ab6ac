import ArgumentParser
import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornServices

struct WarmCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "warm",
        abstract: "Fetch the titles or people of lists into the cache.",
        discussion: """
            Fetches the items that are not cached or no longer fresh, a few at a time. Fresh items cost no request, so \
            an interrupted command can be repeated: it continues where it stopped. If TMDb limits the rate or is \
            unavailable, the command pauses and retries.

            The items are those of a file, or of the lists of TMDb and the watchlists that --source names. A list has a \
            maximum number of items, like popular-movies:500; the default is 1000, and TMDb serves at most 10000. With \
            watchlist, the titles on the watchlists of all owners are fetched, and with watchlist:NAME those of one \
            owner. An item of several sources is fetched once. Pages of lists are cached, too. `popcorn serve --warm` \
            does the same once a day.

            SOURCES:
            \(sourceNames)

            A file has one TMDb ID per line. The ID of a season is that of its series and its number, like 1396/1, \
            and that of an episode also has the number of the episode, like 1396/1/2. Blank lines and the text after # \
            are ignored. Lines of TMDb's daily ID exports, which are JSON objects with an id, are accepted, too. \
            Invalid lines are reported and skipped.

            The exit code is that of the first failure if a source could not be read or an item could not be fetched. \
            Items that TMDb does not have are no failures.

            EXAMPLES:
              popcorn warm --source popular-movies:1000
              popcorn warm --source popular-series,trending-series:200 --source watchlist
              popcorn warm --source watchlist:alice --language de-DE --json
              popcorn warm --kind movie ids.txt
              popcorn warm --kind series ids.txt --language de-DE --json
              gunzip -c movie_ids_05_15_2026.json.gz | popcorn warm --kind movie -
              popcorn cache ids --kind person | popcorn warm --kind person -
            """
    )

    /// The names of the sources, three in a line.
    private static var sourceNames: String {
        let names = WarmUpSource.names
        return stride(from: 0, to: names.count, by: 3)
            .map { "  " + names[$0..<min($0 + 3, names.count)].joined(separator: ", ") }.joined(separator: ",\n")
    }

    @Option(
        help: ArgumentHelp(
            "List or watchlists to fetch; can be repeated, or separated by commas.", valueName: "source"))
    var source: [String] = []
    @Option(help: "Kind of the items of a file.")
    var kind: ContentKindArgument?
    @Argument(help: ArgumentHelp("File of identifiers; - for standard input.", valueName: "file"))
    var file: String?
    @Flag(help: "Print one JSON object.")
    var json = false
    @OptionGroup var locale: LocaleOptions
    @OptionGroup var settings: SettingsOptions

    func validate() throws {
        guard source.isEmpty else {
            if file != nil || kind != nil {
                throw ValidationError("--source cannot be combined with a file or --kind.")
            }
            do {
                _ = try sources()
            } catch {
                throw ValidationError(error.message)
            }
            return
        }
        guard file != nil else { throw ValidationError("Name a file and --kind, or --source.") }
        guard kind != nil else { throw ValidationError("A file needs --kind.") }
    }

    func run() async throws {
        try await Session.run(settings, locale: locale) { session throws(PopcornError) in
            let printer = ProgressPrinter(.standardError, clock: .system)
            let (output, failure) = try await withInterruption {
                "Interrupted after \(ProgressDisplay.completed(printer.latest)); "
                    + "run the command again to continue"
            } _: { () throws(PopcornError) in
                defer { printer.end() }
                if let file, let kind { return try await warm(session, file, kind.kind, printer) }
                return try await warm(session, from: try sources(), printer)
            }
            Console.standardOutput(json ? try JSONOutput.text(output) : output.text)
            if let failure { throw failure }
        }
    }

    private func sources() throws(PopcornError) -> [WarmUpSource] {
        var sources: [WarmUpSource] = []
        for text in source { sources += try WarmUpSource.sources(in: text) }
        return sources
    }

    /// Warms the cache from a file. The file is first read to the end, to count and check its lines.
    private func warm(
        _ session: Session, _ file: String, _ kind: ContentKind, _ printer: ProgressPrinter
    ) async throws(PopcornError) -> (WarmOutput, PopcornError?) {
        let report = IdentifierList.Report { Console.standardError("popcorn: \($0)") }
        var total: Int?
        var list = try IdentifierList(path: file, kind: kind, report: report)
        if file != "-" {
            try await list.check()
            total = report.validCount
            list = try IdentifierList(path: file, kind: kind, report: IdentifierList.Report { _ in })
        }
        let progress = try await session.services.cache.warm(list, total: total) { printer.show($0) }
        try report.checkAnyValid()
        return (WarmOutput(progress, invalidLines: report.invalidCount), progress.failures.first?.error)
    }

    /// Warms the cache from lists and watchlists, and prints a line for each of them.
    private func warm(
        _ session: Session, from sources: [WarmUpSource], _ printer: ProgressPrinter
    ) async throws(PopcornError) -> (WarmOutput, PopcornError?) {
        let lines = NIOLockedValueBox(WarmUpSourceLines())
        let progress = try await session.services.cache.warm(from: sources) { progress in
            for line in lines.withLockedValue({ $0.lines(for: progress) }) { Console.standardError(line) }
            if progress.items.total != nil || progress.items.pausedUntil != nil { printer.show(progress.items) }
        }
        return (WarmOutput(progress), progress.firstError)
    }
}
