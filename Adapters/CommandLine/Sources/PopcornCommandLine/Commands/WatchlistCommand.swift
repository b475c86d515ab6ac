import ArgumentParser
import CoreApplication
import CoreDomain
import Foundation
import PopcornServices

struct WatchlistCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "watchlist",
        abstract: "Manage a watchlist of movies and TV series.",
        discussion: """
            Each owner has a separate watchlist. If there is only one user, omit --owner.

            EXAMPLES:
              popcorn watchlist add 550 680
              popcorn watchlist add 1396 --kind tv
              popcorn watchlist list --owner alice
              popcorn watchlist titles --order next-episode
              popcorn watchlist next-episodes
            """,
        subcommands: [Add.self, Remove.self, Toggle.self, Contains.self, List.self, Titles.self, NextEpisodes.self]
    )

    struct Add: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add titles to the watchlist.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each(\.movies.addToWatchlist, \.tvSeries.addToWatchlist) { title, isAdded in
                isAdded ? "Added \(title)." : "\(title.capitalized) is already on the watchlist."
            }
        }
    }

    struct Remove: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Remove titles from the watchlist.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each(\.movies.removeFromWatchlist, \.tvSeries.removeFromWatchlist) { title, isRemoved in
                isRemoved ? "Removed \(title)." : "\(title.capitalized) is not on the watchlist."
            }
        }
    }

    struct Toggle: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "toggle", abstract: "Add titles to the watchlist, or remove those already on it.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each(\.movies.toggleOnWatchlist, \.tvSeries.toggleOnWatchlist) { title, isAdded in
                "\(isAdded ? "Added" : "Removed") \(title)."
            }
        }
    }

    struct Contains: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "contains", abstract: "Show whether titles are on the watchlist.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each(\.movies.isOnWatchlist, \.tvSeries.isOnWatchlist) { title, isOn in
                "\(title.capitalized) is \(isOn ? "" : "not ")on the watchlist."
            }
        }
    }

    struct List: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Show the watchlist, most recently added first.",
            discussion: """
                Names come from the cache; TMDb is not contacted. A title that TMDb removed has its last known name.
                Other titles that are not cached have their last known name or "(not cached)".
                """
        )

        @Option(help: ArgumentHelp("Kind of titles to show (default: all).", valueName: "movie|tv"))
        var kind: TitleKind?
        @Flag(help: "Print one JSON object.")
        var json = false
        @OptionGroup var owner: OwnerOptions
        @OptionGroup var locale: LocaleOptions
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings, locale: locale) { session throws(PopcornError) in
                var query = WatchlistQuery(owner: try owner.libraryOwner(), kind: kind)
                query.pageSize = .max
                let entries = try await session.services.media.fetchWatchlistTitles.execute(query, policy: .cacheOnly)
                    .items.map(WatchlistEntryOutput.init)
                if json {
                    let kinds = kind.map { [$0] } ?? TitleKind.allCases
                    let lists = kinds.map { kind in
                        (kind == .movie ? "movies" : "series", entries.filter { $0.kind == kind })
                    }
                    Console.standardOutput(try JSONOutput.text(Dictionary(uniqueKeysWithValues: lists)))
                } else if entries.isEmpty {
                    Console.standardError("The watchlist is empty; add a movie with: popcorn watchlist add 550")
                } else {
                    Console.standardOutput(entries.map(\.line).joined(separator: "\n"))
                }
            }
        }
    }
}

extension WatchlistCommand {

    struct Titles: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "titles",
            abstract: "Show the titles on the watchlist, and fetch those that are not cached.")

        @Option(help: ArgumentHelp("Kind of titles to show (default: all).", valueName: "movie|tv"))
        var kind: TitleKind?

        @Option(help: "Sort order.")
        var order: WatchlistOrder = .added

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(
                WatchlistQuery(owner: list.owner.libraryOwner(), kind: kind, order: order),
                { $0.media.fetchWatchlistTitles }, line: \.listLine)
        }
    }

    struct NextEpisodes: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "next-episodes",
            abstract: "Show the next episodes of the series on the watchlist, by day.",
            discussion: """
                Series and seasons are read from the cache if possible, otherwise fetched. To fetch all of them, pass
                --refresh.
                """)

        @OptionGroup var owner: OwnerOptions
        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.show(isBounded: false) { [owner] services, policy throws(PopcornError) in
                try await services.tvSeries.fetchNextEpisodes.sourced(owner.libraryOwner(), policy: policy)
            } text: { _, episodes in
                Card.nextEpisodes(episodes).description
            }
        }
    }
}

extension WatchlistTitle {
    /// The title with the date of the next episode, or its last known name and the reason why it could not be read.
    var listLine: ListLine {
        guard let preview else {
            guard let lastKnown else { return ListLine(id: entry.id, title: failure?.message ?? "(not cached)") }
            if isRemoved { return ListLine(id: entry.id, title: lastKnown.name, fact: "removed from TMDb") }
            return ListLine(id: entry.id, title: Card.joined([lastKnown.name, failure?.message], by: " · "))
        }
        let line = preview.listLine
        let next = nextEpisodeAirDate.map { "next \($0.formatted(.iso8601.year().month().day()))  " } ?? ""
        return ListLine(id: line.id, title: line.title, fact: next + line.fact)
    }
}

extension LastKnownTitleDetails {
    /// The title with the year.
    fileprivate var name: String { title + (year.map { " (\($0))" } ?? "") }
}

/// The titles that a command processes, and the owner of the watchlist.
struct WatchlistTitles: ParsableArguments {

    @Argument(help: "TMDb IDs of the titles.")
    var ids: [Int]
    @Option(help: ArgumentHelp("Kind of the titles.", valueName: "movie|tv"))
    var kind = TitleKind.movie
    @OptionGroup var owner: OwnerOptions
    @OptionGroup var settings: SettingsOptions

    /// Runs the use case of the kind for each title, and prints a message.
    ///
    /// - Parameter message: A closure that returns the message for a title, such as `movie 550`, and the result of the
    ///   use case.
    fileprivate func each(
        _ movies: any KeyPath<PopcornServices, WatchlistUseCase<Int, Bool>> & Sendable,
        _ series: any KeyPath<PopcornServices, WatchlistUseCase<Int, Bool>> & Sendable,
        message: @Sendable (_ title: String, _ result: Bool) -> String
    ) async throws {
        try await Session.run(settings) { session throws(PopcornError) in
            let (useCase, noun) = kind == .movie ? (movies, "movie") : (series, "series")
            let owner = try owner.libraryOwner()
            for id in ids {
                let result = try await session.services[keyPath: useCase].execute(id: id, owner: owner)
                Console.standardOutput(message("\(noun) \(id)", result))
            }
        }
    }
}

private struct WatchlistEntryOutput: Encodable {

    let id: Int
    let title: String?
    /// The year of a title that is not cached.
    let year: Int?
    let addedAt: String
    let isRemoved: Bool
    let kind: TitleKind

    private enum CodingKeys: CodingKey {
        case id, title, year, addedAt, isRemoved
    }

    init(_ title: WatchlistTitle) {
        id = title.entry.id
        self.title = title.preview?.title ?? title.lastKnown?.title
        year = title.lastKnown?.year
        addedAt = title.entry.addedAt.formatted(.iso8601)
        isRemoved = title.isRemoved
        kind = title.entry.kind
    }

    var line: String {
        let number = String(id)
        let padding = String(repeating: " ", count: max(0, 9 - number.count))
        let name = title.map { $0 + (year.map { " (\($0))" } ?? "") }
        let title =
            (name ?? (isRemoved ? "(not on TMDb)" : "(not cached)")) + (kind == .tvSeries ? " (series)" : "")
            + (isRemoved && name != nil ? " · removed from TMDb" : "")
        return (padding + number + "  " + addedAt.prefix(10) + "  " + title).sanitisedForTerminal(
            keepingNewlines: false)
    }
}
