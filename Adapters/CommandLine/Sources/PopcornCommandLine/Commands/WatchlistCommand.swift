import ArgumentParser
import CoreDomain
import Foundation
import MoviesApplication
import PopcornServices

struct WatchlistCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "watchlist",
        abstract: "Keep a list of movies to watch.",
        subcommands: [Add.self, Remove.self, List.self]
    )

    struct Add: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Put movies on the watchlist.")

        @Argument(help: "TMDb's identifiers of the movies.")
        var ids: [Int]

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                for id in ids {
                    let added = try await session.services.movies.addToWatchlist.execute(id: id)
                    Console.result(added ? "Added movie \(id)." : "Movie \(id) is on the watchlist already.")
                }
            }
        }
    }

    struct Remove: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Take movies off the watchlist.")

        @Argument(help: "TMDb's identifiers of the movies.")
        var ids: [Int]

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                for id in ids {
                    let removed = try await session.services.movies.removeFromWatchlist.execute(id: id)
                    Console.result(removed ? "Removed movie \(id)." : "Movie \(id) is not on the watchlist.")
                }
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

        @OptionGroup var locale: LocaleOptions

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings, locale: locale) { session throws(PopcornError) in
                var entries: [WatchlistEntryOutput] = []
                for movie in try await session.services.movies.fetchWatchlist.execute() {
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
            guard error.kind == .notFound else { throw error }
            return nil
        }
    }
}
