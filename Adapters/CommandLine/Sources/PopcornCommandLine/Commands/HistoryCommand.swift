import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct HistoryCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show and delete recorded searches.",
        discussion: """
            Only searches with --remember are recorded. Each owner has a separate search history with the last \
            \(SearchHistoryEntry.defaultMaximumCount) searches. If there is only one user, omit --owner.

            EXAMPLES:
              popcorn search "fight club" --remember
              popcorn history
              popcorn history --prefix fig --limit 5 --json | jq -r '.searches[].text'
              popcorn history remove "fight club"
              popcorn history clear --owner alice
            """,
        subcommands: [List.self, Remove.self, Clear.self],
        defaultSubcommand: List.self
    )

    struct List: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Show the recorded searches, newest first.")

        @Option(help: ArgumentHelp("Beginning of the texts to show, in any case (default: all).", valueName: "text"))
        var prefix: String?
        @Option(help: ArgumentHelp("Maximum number of searches (default: no limit).", valueName: "number"))
        var limit: Int?
        @Flag(help: "Print one JSON object.")
        var json = false
        @OptionGroup var owner: OwnerOptions
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let searches = try await session.services.searchHistory.fetchSearchHistory.execute(
                    prefix: prefix ?? "", limit: limit, owner: owner.libraryOwner())
                if json {
                    Console.standardOutput(try JSONOutput.text(NamedOutput(name: "searches", value: searches)))
                } else if searches.isEmpty {
                    Console.standardError(
                        prefix == nil
                            ? "The search history is empty; record a search with: popcorn search <text> --remember"
                            : "No search in the history begins with this text.")
                } else {
                    Console.standardOutput(searches.map(\.line).joined(separator: "\n"))
                }
            }
        }
    }

    struct Remove: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Delete a search from the search history.",
            discussion: "Case is ignored. A search for one kind of content and a search for all kinds are two searches."
        )

        @Argument(help: "Text of the search.")
        var text: String
        @Option(help: "Kind of content searched for (default: the search for all kinds).")
        var kind: SearchKind?
        @OptionGroup var owner: OwnerOptions
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let wasThere = try await session.services.searchHistory.removeSearch.execute(
                    text, kind: kind, owner: owner.libraryOwner())
                Console.standardOutput(wasThere ? "Removed the search." : "The search is not in the history.")
            }
        }
    }

    struct Clear: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "clear", abstract: "Delete all searches from the search history.")

        @OptionGroup var owner: OwnerOptions
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let count = try await session.services.searchHistory.clearSearchHistory.execute(
                    owner: owner.libraryOwner())
                Console.standardOutput("Removed \(count) search\(count == 1 ? "" : "es").")
            }
        }
    }
}

extension SearchHistoryEntry {

    /// The day, the text and, unless the search was for all kinds, the kind.
    fileprivate var line: String {
        let noun =
            switch kind {
            case .movie: " (movies)"
            case .tvSeries: " (series)"
            case .person: " (people)"
            case nil: ""
            }
        return "\(searchedAt.formatted(.iso8601.year().month().day()))  \(text)\(noun)"
            .sanitisedForTerminal(keepingNewlines: false)
    }
}
