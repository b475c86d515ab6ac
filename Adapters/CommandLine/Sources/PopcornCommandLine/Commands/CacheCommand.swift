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

extension CacheCommand {

    struct Invalidate: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "invalidate",
            abstract: "Make the next read of cached items fetch them from TMDb.",
            discussion: """
                Applies to all languages and to all processes that share the cache. If TMDb is unavailable, the \
                invalidated values are still returned.

                EXAMPLES:
                  popcorn cache invalidate --kind movie 550 603
                  popcorn cache invalidate --kind episode 1396/1/2
                """
        )

        @Option(help: "Kind of the items.")
        var kind: ContentKindArgument
        @Argument(help: "TMDb IDs; 1396/1 for a season, 1396/1/2 for an episode.")
        var ids: [String]
        @OptionGroup var settings: SettingsOptions

        func validate() throws {
            for id in ids where IdentifierLine(id, of: kind.kind).id == nil {
                throw ValidationError("'\(id)' is not the ID of a \(kind.rawValue).")
            }
        }

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let items = ids.compactMap { IdentifierLine($0, of: kind.kind).id }
                for id in items { try await session.services.cache.invalidate(id) }
                Console.standardOutput("Invalidated \(items.count) item\(items.count == 1 ? "" : "s").")
            }
        }
    }

    struct Show: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print the cached rows of an item as JSON.",
            discussion: """
                Prints an object for each language, with the columns and the rows of relations as they are stored. Sends no \
                requests. The names of columns may change with any version of popcorn.

                EXAMPLES:
                  popcorn cache show movie/550
                  popcorn cache show movie/550 --language de --part credits
                  popcorn cache show tv-episode/1396/1/2
                """
        )

        @Argument(help: "Item: movie/550, tv/1396, tv-season/1396/1, tv-episode/1396/1/2, person/287 or collection/10.")
        var item: ContentID
        @Option(help: ArgumentHelp("Language of the row, like en-GB (default: all).", valueName: "tag"))
        var language: String?
        @Option(help: ArgumentHelp("Part whose rows are printed (default: all).", valueName: "part"))
        var part: ContentPart?
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let tag = try language.map { tag throws(PopcornError) in try ContentLocale(language: tag).language }
                let rows = try await session.services.cache.rows(of: item, language: tag, part: part)
                guard !rows.isEmpty else {
                    throw PopcornError(.notCached, "\(item) is not cached\(tag.map { " in \($0)" } ?? "")")
                }
                for row in rows { Console.standardOutput(try JSONOutput.text(row)) }
            }
        }
    }

    struct IDs: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "ids",
            abstract: "Print the IDs of cached items, one per line.",
            discussion: """
                EXAMPLES:
                  popcorn cache ids --kind movie
                  popcorn cache ids --kind season --language de-DE
                """
        )

        @Option(help: "Kind of the items.")
        var kind: ContentKindArgument
        @Option(help: ArgumentHelp("Language of the cached values, like en-GB (default: all).", valueName: "tag"))
        var language: String?
        @Flag(help: "Print one JSON object.")
        var json = false
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let tag = try language.map { tag throws(PopcornError) in try ContentLocale(language: tag).language }
                var ids = session.services.cache.cachedIDs(of: kind.kind, language: tag).makeAsyncIterator()
                // Printed one by one, because there can be millions.
                if json { Console.standardOutput("{\"ids\":[", terminator: "") }
                var separator = ""
                while let id = try await ids.next(isolation: nil) {
                    Console.standardOutput(
                        json ? "\(separator)\"\(id.path)\"" : id.path, terminator: json ? "" : "\n")
                    separator = ","
                }
                if json { Console.standardOutput("]}") }
            }
        }
    }
}

extension IdentifierLine {
    /// The identifier; `nil` if the line contains none.
    fileprivate var id: ContentID? {
        if case .id(let id) = self { id } else { nil }
    }
}
