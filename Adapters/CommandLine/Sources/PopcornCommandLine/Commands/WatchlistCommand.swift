import ArgumentParser
import CoreDomain
import Foundation
import MoviesApplication
import PopcornServices

struct WatchlistCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "watchlist",
        abstract: "Keep a list of movies to watch.",
        discussion: """
            Each owner has a list of their own. A program with one user needs no owner.

            EXAMPLES:
              popcorn watchlist add 550 680
              popcorn watchlist list --owner alice
            """,
        subcommands: [Add.self, Remove.self, Toggle.self, Contains.self, List.self]
    )

    struct Add: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Put movies on the watchlist.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each { movies, id, owner throws(PopcornError) in
                try await movies.addToWatchlist.execute(id: id, owner: owner)
                    ? "Added movie \(id)." : "Movie \(id) is on the watchlist already."
            }
        }
    }

    struct Remove: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Take movies off the watchlist.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each { movies, id, owner throws(PopcornError) in
                try await movies.removeFromWatchlist.execute(id: id, owner: owner)
                    ? "Removed movie \(id)." : "Movie \(id) is not on the watchlist."
            }
        }
    }

    struct Toggle: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "toggle", abstract: "Put movies on the watchlist, or take them off if they are on it.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each { movies, id, owner throws(PopcornError) in
                try await movies.toggleOnWatchlist.execute(id: id, owner: owner)
                    ? "Added movie \(id)." : "Removed movie \(id)."
            }
        }
    }

    struct Contains: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "contains", abstract: "Tell whether movies are on the watchlist.")

        @OptionGroup var titles: WatchlistTitles

        func run() async throws {
            try await titles.each { movies, id, owner throws(PopcornError) in
                try await movies.isOnWatchlist.execute(id: id, owner: owner)
                    ? "Movie \(id) is on the watchlist." : "Movie \(id) is not on the watchlist."
            }
        }
    }

    struct List: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Show the watchlist, latest addition first.",
            discussion: "Titles are shown of movies that are cached; TMDb is not asked."
        )

        @Flag(help: "Print one JSON object.")
        var json = false

        @OptionGroup var owner: OwnerOptions

        @OptionGroup var locale: LocaleOptions

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings, locale: locale) { session throws(PopcornError) in
                let owner = try owner.libraryOwner()
                var entries: [WatchlistEntryOutput] = []
                for movie in try await session.services.movies.fetchWatchlist.execute(owner: owner) {
                    let title = try await session.cachedTitle(ofMovie: movie.id)
                    entries.append(
                        WatchlistEntryOutput(id: movie.id, title: title, addedAt: movie.addedAt.formatted(.iso8601)))
                }
                if json {
                    Console.result(try JSONOutput.text(["movies": entries]))
                } else if entries.isEmpty {
                    Console.note("The watchlist is empty; add a movie with: popcorn watchlist add 550")
                } else {
                    Console.result(entries.map(\.line).joined(separator: "\n"))
                }
            }
        }
    }
}

/// The movies that a command does something with, and whose list.
struct WatchlistTitles: ParsableArguments {

    @Argument(help: "TMDb's identifiers of the movies.")
    var ids: [Int]

    @OptionGroup var owner: OwnerOptions

    @OptionGroup var settings: SettingsOptions

    /// Does something with each of the movies, and says what came of it.
    func each(
        _ work: @Sendable (MovieUseCases, Int, LibraryOwner) async throws(PopcornError) -> String
    ) async throws {
        try await Session.run(settings) { session throws(PopcornError) in
            let owner = try owner.libraryOwner()
            for id in ids {
                Console.result(try await work(session.services.movies, id, owner))
            }
        }
    }
}

private struct WatchlistEntryOutput: Encodable {

    let id: Int
    let title: String?
    let addedAt: String

    var line: String {
        let number = String(id)
        let padding = String(repeating: " ", count: max(0, 9 - number.count))
        return (padding + number + "  " + addedAt.prefix(10) + "  " + (title ?? "(not cached)"))
            .sanitisedForTerminal(keepingNewlines: false)
    }
}

extension Session {

    /// The title of a movie that is cached, else nothing.
    fileprivate func cachedTitle(ofMovie id: Int) async throws(PopcornError) -> String? {
        do throws(PopcornError) {
            return try await services.movies.fetchMovieDetails.execute(id: id, policy: .cacheOnly).title
        } catch {
            guard error.kind == .notCached || error.kind == .notFound else { throw error }
            return nil
        }
    }
}
