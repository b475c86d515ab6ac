import Foundation
import Testing

extension EndToEnd {

    /// Tests of `popcorn library`.
    @Suite struct LibraryCommandTests {

        private let offline: [String: String?] = ["TMDB_ACCESS_TOKEN": nil]

        @Test func `user data is exported, imported into another home, and deleted`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn(["watchlist", "add", "550", "680", "--owner", "alice"], with: offline)
                _ = try await household.popcorn(["watchlist", "add", "1396", "--kind", "tv"], with: offline)
                let owners = try await household.popcorn(["library", "owners"], with: offline)
                #expect(owners.output == "alice\ndefault\n")
                let json = try await household.popcorn(["library", "owners", "--json"], with: offline)
                #expect(try json.json["owners"] as? [String] == ["alice", "default"])

                let export = try await household.popcorn(["library", "export"], with: offline)
                #expect(export.status == 0)
                #expect(export.output.split(separator: "\n").count == 3)
                let ofAlice = try await household.popcorn(["library", "export", "--owner", "alice"], with: offline)
                #expect(export.output.hasPrefix(ofAlice.output))
                let none = try await household.popcorn(["library", "export", "--owner", "nobody"], with: offline)
                #expect(none.status == 0 && none.output == "")

                let file = household.home.appending(path: "export.jsonl")
                try Data(export.output.utf8).write(to: file)
                let deleted = try await household.popcorn(["library", "delete-owner", "alice"], with: offline)
                #expect(deleted.output == "Deleted 2 titles and 0 searches.\n")
                let left = try await household.popcorn(["library", "owners"], with: offline)
                #expect(left.output == "default\n")

                let imported = try await household.popcorn(["library", "import", file.path], with: offline)
                #expect(imported.output == "Imported 3 records, 2 of them new.\n")
                let again = try await household.popcorn(["library", "export"], with: offline)
                #expect(again.output == export.output)
                _ = try await household.popcorn(["library", "import", file.path, "--into", "bob"], with: offline)
                let bob = try await household.popcorn(["library", "export", "--owner", "bob"], with: offline)
                #expect(bob.output.split(separator: "\n").count == 3)
            }
        }

        @Test func `a backup is a library, and is not replaced`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn(["watchlist", "add", "550"], with: offline)
                let home = household.home.appending(path: "restored")
                try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
                let file = home.appending(path: "library.sqlite")
                let backup = try await household.popcorn(["library", "backup", file.path], with: offline)
                #expect(backup.output == "Copied the library to \(file.path).\n")
                let again = try await household.popcorn(["library", "backup", file.path], with: offline)
                #expect(again.status == 64)
                #expect(again.errors == "popcorn: The file '\(file.path)' exists; a backup does not replace it\n")
                let lost = try await household.popcorn(["library", "backup", "/nowhere/library.sqlite"], with: offline)
                #expect(lost.status == 64)
                #expect(lost.errors == "popcorn: The folder '/nowhere' does not exist\n")
                let export = try await household.popcorn(
                    ["library", "export"], with: ["POPCORN_HOME": home.path, "TMDB_ACCESS_TOKEN": nil])
                #expect(export.output.contains(#""id":550"#))
            }
        }

        @Test func `lines that are not valid and missing files are errors`() async throws {
            try await Household.with { household in
                let file = household.home.appending(path: "bad.jsonl")
                try Data("\n{}\n".utf8).write(to: file)
                let outcome = try await household.popcorn(["library", "import", file.path], with: offline)
                #expect(outcome.status == 64)
                #expect(outcome.errors == "popcorn: Line 2 is not valid: it lacks 'owner'\n")
                let missing = try await household.popcorn(["library", "import", "/nowhere/at-all"], with: offline)
                #expect(missing.status == 64)
                #expect(missing.errors == "popcorn: The file '/nowhere/at-all' cannot be read\n")
            }
        }
    }
}
