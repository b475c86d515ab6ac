import ArgumentParser
import CoreDomain
import PopcornServices

struct SyncCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Refresh the cached values that changed on TMDb.",
        discussion: """
            Reads TMDb's lists of the movies, TV series and people that changed on the days (UTC) since the last call \
            that ended at least an hour ago, at most 14, and fetches those that are cached, the last read ones first. \
            A value that was cached after the day of its change costs no request. The cached seasons and episodes of a \
            changed series are refreshed when they are read. If the command is interrupted, repeat it: it continues \
            where it stopped.

            If several processes share a cache, one of them does this at a time. `popcorn serve --sync` does it once an \
            hour.

            EXAMPLES:
              popcorn sync
              popcorn sync --json
            """
    )

    @Flag(help: "Print one JSON object.")
    var json = false
    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        try await Session.run(settings) { session throws(PopcornError) in
            let printer = ProgressPrinter(.standardError, clock: .system)
            let progress = try await withInterruption {
                "Interrupted after \(ProgressDisplay.completed(printer.latest)); "
                    + "run the command again to continue"
            } _: { () throws(PopcornError) in
                defer { printer.end() }
                return try await session.services.cache.refreshChanged { progress in
                    if progress.changed > 0 {
                        printer.show(CacheProgress(progress))
                    } else if progress.pages % 100 == 0 {
                        Console.standardError("\(TextLayout.grouped(progress.pages)) pages of changes read")
                    }
                }
            }
            Console.standardOutput(json ? try JSONOutput.text(progress) : progress.text)
        }
    }
}

extension CacheProgress {

    /// Creates the progress of refreshing changed values.
    fileprivate init(_ progress: ChangeRefreshProgress) {
        self.init(
            fetched: progress.refreshed, fresh: progress.skipped, notFound: progress.notFound, failed: progress.failed,
            total: progress.changed)
    }
}

extension ChangeRefreshProgress {

    /// The result as text.
    var text: String {
        func counted(_ number: Int, _ text: String) -> String? {
            number > 0 ? "\(TextLayout.grouped(number)) \(text)" : nil
        }
        let facts = [
            "\(TextLayout.grouped(refreshed)) refreshed", counted(skipped, "already fresh"),
            counted(notFound, "not found"), counted(failed, "failed"),
        ].compactMap(\.self)
        let read = "Read \(TextLayout.grouped(pages)) \(pages == 1 ? "page" : "pages") of changes"
        let values = "\(TextLayout.grouped(changed)) cached \(changed == 1 ? "value" : "values") changed"
        let result = "\(read): \(values), \(facts.joined(separator: ", "))."
        guard isDoneByAnotherProcess else { return result }
        let other = "Another process refreshes the changes of this cache."
        return pages == 0 && changed == 0 ? other : "\(result) \(other)"
    }
}
