import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct HealthCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Check the databases.",
        discussion: """
            Sends no request. The exit code is 74 if a database cannot be read.

            EXAMPLES:
              popcorn health
              popcorn health --json | jq .isReady
            """
    )

    @Flag(help: "Print one JSON object.")
    var json = false
    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        try await Session.run(settings) { session throws(PopcornError) in
            let health = await session.services.health()
            Console.standardOutput(json ? try JSONOutput.text(health) : health.table)
            if !health.isReady { throw PopcornError(.storage, "A database cannot be read") }
        }
    }
}

extension Health {

    var table: String {
        [("Cache", cache), ("Library", library)].flatMap { label, database in
            let access = database.isWritable ? "readable and writable" : "readable"
            let state = database.problem ?? access
            return TextLayout.row(label, "\(state), \(TextLayout.grouped(database.bytes)) bytes")
        }.joined(separator: "\n")
    }
}
