import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct CacheCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Inspect, invalidate and clear the cache.",
        subcommands: [Statistics.self, IDs.self, Show.self, Invalidate.self, Purge.self, Path.self]
    )

    struct Statistics: AsyncParsableCommand {

        static let configuration = CommandConfiguration(commandName: "stats", abstract: "Show what is cached.")

        @Flag(help: "Print one JSON object.")
        var json = false

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let output = CacheStatisticsOutput(try await session.services.cache.statistics())
                Console.standardOutput(json ? try JSONOutput.text(output) : output.table)
            }
        }
    }

    struct Purge: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "purge",
            abstract: "Delete all cached entries, or only old ones.",
            discussion: """
                Watchlists and search histories are not affected. The printed number counts titles and people, each \
                language separately. List pages, genres and lookups are also deleted, but not counted.
                """
        )

        @Option(help: ArgumentHelp("Minimum age to delete, like 12h or 30d (default: any age).", valueName: "time"))
        var olderThan: DurationArgument?

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let count = try await session.services.cache.purge(olderThan: olderThan?.duration)
                Console.standardOutput("Deleted \(count) cached entr\(count == 1 ? "y" : "ies").")
            }
        }
    }

    struct Path: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "path", abstract: "Print the path of the cache database.")

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            do throws(PopcornError) {
                guard let file = try Settings(settings).storage.cacheDatabase else {
                    throw .invalidInput("The cache is on a database server, so it has no path")
                }
                Console.standardOutput(file.path(percentEncoded: false))
            } catch {
                Console.standardError(FailureLine(error: error, verbose: settings.verbose).description)
                throw ExitCode(error.kind)
            }
        }
    }
}
