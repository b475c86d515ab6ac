import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct IndexCommand: ParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Manage the local index of the names of all movies, TV series and people.",
        discussion: """
            The index is the file titles.sqlite in the folder of the cache. `popcorn suggest` reads it, and searches do \
            while TMDb is unavailable.
            """,
        subcommands: [Update.self, Status.self]
    )

    /// Runs a closure that reads the index. The error of a missing index contains the command that creates it.
    static func withHint<Value>(
        _ body: () async throws(PopcornError) -> Value
    ) async throws(PopcornError) -> Value {
        do throws(PopcornError) {
            return try await body()
        } catch {
            guard error.kind == .notCached else { throw error }
            throw PopcornError(.notCached, "There is no index of titles; create it with 'popcorn index update'")
        }
    }

    struct Update: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "update",
            abstract: "Replace the index with TMDb's latest daily exports.",
            discussion: """
                Downloads the exports of the identifiers and names of all movies, TV series and people of the current day \
                (UTC), or of the day before if there are none yet, about 100 MB, and builds the index from them, which \
                takes one or two minutes. No credential is needed. If the index has these exports already, nothing is \
                downloaded.

                If the command is interrupted, repeat it: the download continues where it stopped. Until the new index is \
                complete, the old index is used. If several processes share a folder, one of them does this at a time. \
                `popcorn serve --title-index` does it once a day.

                TMDB_EXPORTS_URL names another server of exports: https, or http for this host only.

                EXAMPLES:
                  popcorn index update
                  popcorn index update --json
                  TMDB_EXPORTS_URL=http://127.0.0.1:8080/p/exports popcorn index update
                """
        )

        @Flag(help: "Print one JSON object.")
        var json = false
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let printer = TitleIndexPrinter(.standardError, clock: .system)
                let update = try await withInterruption {
                    "Interrupted; run the command again to continue"
                } _: { () throws(PopcornError) in
                    defer { printer.end() }
                    return try await session.services.titleIndex.update { printer.show($0) }
                }
                Console.standardOutput(json ? try JSONOutput.text(update) : update.text)
            }
        }
    }

    struct Status: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "status",
            abstract: "Show the days and sizes of the exports in the index.",
            discussion: """
                EXAMPLES:
                  popcorn index status
                  popcorn index status --json | jq '.exports[].count'
                """
        )

        @Flag(help: "Print one JSON object.")
        var json = false
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let statistics = try await IndexCommand.withHint { () throws(PopcornError) in
                    try await session.services.titleIndex.statistics()
                }
                Console.standardOutput(json ? try JSONOutput.text(statistics) : statistics.text)
            }
        }
    }
}

struct SuggestCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Suggest movies, TV series and people by name, without a request to TMDb.",
        discussion: """
            Reads the local index, which `popcorn index update` creates. The words can be in any order, and the last one \
            can be incomplete. Accents, case and punctuation are ignored, numbers match Roman numerals, and initials match. \
            If few names match, one typo is corrected. Titles in other languages are found if they were cached.

            Each line begins with a TMDb ID and ends with the item's kind.

            EXAMPLES:
              popcorn suggest "godf"
              popcorn suggest lotr --kind movie
              popcorn suggest "crouchng tiger" --limit 3 --json
            """
    )

    @Argument(help: "Start of a title or name.")
    var text: String

    @Option(help: "Kind of the items: movie, series or person; may be repeated (default: all).")
    var kind: [ContentKindArgument] = []

    @Option(help: ArgumentHelp("Maximum number of items, 1 to 50.", valueName: "number"))
    var limit = 10

    @Flag(help: "Include titles for adults only, and people known for them.")
    var adult = false

    @Flag(help: "Print one JSON object.")
    var json = false
    @OptionGroup var locale: LocaleOptions
    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        let query = SuggestionQuery(
            text, kinds: kind.isEmpty ? SuggestionQuery.allKinds : Set(kind.map(\.kind)), includesAdult: adult,
            limit: limit)
        try await Session.run(settings, locale: locale) { session throws(PopcornError) in
            let answer = try await session.measured { services throws(PopcornError) in
                try await IndexCommand.withHint { () throws(PopcornError) in
                    try await services.media.suggestTitles.sourced(query)
                }
            }
            guard !json else {
                let output = SourcedOutput(
                    value: NamedOutput(name: "suggestions", value: answer.value), source: answer.source)
                return Console.standardOutput(try JSONOutput.text(output))
            }
            let lines = answer.value.map(\.listLine.description)
            Console.standardOutput(lines.isEmpty ? "Nothing found." : lines.joined(separator: "\n"))
            Console.standardOutput("")
            Console.standardOutput(answer.sourceLine().description)
        }
    }
}

extension TitleSuggestion {
    var listLine: ListLine {
        ListLine(id: id, title: matchedName.map { "\(name) – \($0)" } ?? name).of(kind.noun)
    }
}
