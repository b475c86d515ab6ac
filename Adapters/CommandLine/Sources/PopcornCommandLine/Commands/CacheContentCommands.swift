import ArgumentParser
import CoreDomain
import PopcornServices

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
