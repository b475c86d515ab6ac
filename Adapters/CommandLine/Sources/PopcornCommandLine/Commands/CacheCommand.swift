import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct CacheCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "CacheReadMarker after the cache of TMDb's answers.",
        subcommands: [Statistics.self, Purge.self, Path.self]
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
            abstract: "Delete what is cached, or what has been cached for long.",
            discussion: "The watchlist is not touched."
        )

        @Option(help: ArgumentHelp("Only what was fetched longer ago than this (e.g. 12h, 30d).", valueName: "time"))
        var olderThan: DurationArgument?

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let count = try await session.services.cache.purge(olderThan: olderThan?.duration)
                Console.standardOutput("Deleted \(count) cached answer\(count == 1 ? "" : "s").")
            }
        }
    }

    struct Path: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "path", abstract: "Print where the cache's database is.")

        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            do throws(PopcornError) {
                Console.standardOutput(try Settings(settings).storage.cacheDatabase?.path(percentEncoded: false) ?? "")
            } catch {
                Console.standardError(FailureLine(error: error, verbose: settings.verbose).description)
                throw ExitCode(error.kind)
            }
        }
    }
}
