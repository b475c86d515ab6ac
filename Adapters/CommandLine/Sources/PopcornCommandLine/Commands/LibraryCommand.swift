import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct LibraryCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "library",
        abstract: "Back up, export, import and delete user data.",
        discussion: """
            The library contains the watchlists and the search histories of all owners. An export has one JSON object \
            per line, each with its owner.

            EXAMPLES:
              popcorn library backup /backups/library-2026-01-31.sqlite
              popcorn library export > library.jsonl
              popcorn library export --owner alice | popcorn library import - --into bob
              popcorn library owners
              popcorn library delete-owner alice
            """,
        subcommands: [Backup.self, Export.self, Import.self, Owners.self, DeleteOwner.self]
    )

    struct Backup: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "backup",
            abstract: "Copy the library to a new file, while it is in use.",
            discussion: """
                Only the user who runs the command can read the copy. To restore it, stop all processes that use the \
                library, delete library.sqlite-wal and library.sqlite-shm, and copy the file to library.sqlite.
                """)

        @Argument(help: "File to create.", completion: .file())
        var file: String
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let url = URL(filePath: file)
                try await session.services.library.backUp(to: url)
                Console.standardOutput(
                    "Copied the library to \(url.path).".sanitisedForTerminal(keepingNewlines: false))
            }
        }
    }

    struct Export: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Print user data as JSON lines.")

        @Option(help: ArgumentHelp("Owner to export (default: all owners).", valueName: "name"))
        var owner: String?
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let library = session.services.library
                if let owner {
                    try await print(WatchlistOwner(owner), of: library)
                } else {
                    try await library.forEachOwner { owner throws(PopcornError) in try await print(owner, of: library) }
                }
            }
        }

        private func print(_ owner: WatchlistOwner, of library: UserLibrary) async throws(PopcornError) {
            let lines = try await library.exportAll(owner: owner)
            if !lines.isEmpty { Console.standardOutput(lines.joined(separator: "\n")) }
        }
    }

    struct Import: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Add user data from JSON lines.",
            discussion: """
                Titles that are already on a watchlist keep their time of addition, so an import can be repeated. If a \
                line is not valid, the error contains its number; lines before it may have been imported.
                """)

        @Argument(help: "File to read; - for the standard input.", completion: .file())
        var file: String
        @Option(
            help: ArgumentHelp("Owner that receives all data (default: the owner in each line).", valueName: "name"))
        var into: String?
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let owner = try into.map { name throws(PopcornError) in try WatchlistOwner(name) }
                let summary = try await session.services.library.importAll(try InputLines(file), into: owner)
                Console.standardOutput(
                    "Imported \(summary.recordCount) record\(summary.recordCount == 1 ? "" : "s"), "
                        + "\(summary.changeCount) of them new.")
            }
        }
    }

    struct Owners: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "owners", abstract: "Show the owners with user data, one per line.")

        @Flag(help: "Print one JSON object.")
        var json = false
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                var all: [WatchlistOwner] = []
                try await session.services.library.forEachOwner { owner throws(PopcornError) in
                    if json {
                        all.append(owner)
                    } else {
                        Console.standardOutput(owner.name.sanitisedForTerminal(keepingNewlines: false))
                    }
                }
                if json { Console.standardOutput(try JSONOutput.text(NamedOutput(name: "owners", value: all))) }
            }
        }
    }

    struct DeleteOwner: AsyncParsableCommand {

        static let configuration = CommandConfiguration(
            commandName: "delete-owner",
            abstract: "Delete the watchlist and the search history of an owner.",
            discussion: """
                Deleted data cannot be restored, except from a copy. Copies that may still contain data of the owner \
                are printed.
                """)

        @Argument(help: "Name of the owner.")
        var owner: String
        @Flag(help: "Print one JSON object.")
        var json = false
        @OptionGroup var settings: SettingsOptions

        func run() async throws {
            try await Session.run(settings) { session throws(PopcornError) in
                let deletion = try await session.services.library.deleteAll(owner: WatchlistOwner(owner))
                Console.standardOutput(json ? try JSONOutput.text(deletion) : deletion.text)
            }
        }
    }
}

extension UserLibrary {

    /// Performs a closure for each owner, sorted by name.
    fileprivate func forEachOwner(
        _ body: (WatchlistOwner) async throws(PopcornError) -> Void
    ) async throws(PopcornError) {
        var last: WatchlistOwner?
        while true {
            let owners = try await owners(after: last)
            for owner in owners { try await body(owner) }
            guard let next = owners.last else { return }
            last = next
        }
    }
}

extension LibraryDeletion {

    fileprivate var text: String {
        let titles = "\(watchlistEntryCount) title\(watchlistEntryCount == 1 ? "" : "s")"
        let searches = "\(searchCount) search\(searchCount == 1 ? "" : "es")"
        let copies = olderCopies.map { "\nThis copy may still contain data of the owner: \($0.path)" }
        return "Deleted \(titles) and \(searches).\(copies.joined())".sanitisedForTerminal(keepingNewlines: true)
    }
}
