import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    /// Tests of corrupt, inaccessible and shared databases, and of the `cache` commands.
    @Suite struct StorageTests {

        private let garbage = Data(repeating: 0x5A, count: 8192)

        @Test func `a corrupt cache is renamed and rebuilt`() async throws {
            try await Household.with { household in
                try garbage.write(to: household.cache)
                let outcome = try await household.popcorn("movie", "550", "--json")
                #expect(outcome.status == 0)
                #expect(try outcome.json["title"] as? String == "Fight Club")
                #expect(outcome.errors.contains("set aside"))
                let aside = try FileManager.default.contentsOfDirectory(
                    atPath: household.home.path(percentEncoded: false)
                )
                .filter { $0.hasPrefix("cache.sqlite") && $0.contains("aside") }
                #expect(aside.count == 1)
                let again = try await household.popcorn("movie", "550", "--json")
                #expect(again.errors == "")
                #expect(try again.source["origin"] as? String == "cache")
            }
        }

        @Test func `a corrupt library is rejected and not changed`() async throws {
            try await Household.with { household in
                try garbage.write(to: household.library)
                for arguments in [["watchlist", "list"], ["watchlist", "add", "550"], ["movie", "550"]] {
                    let outcome = try await PopcornProcess.run(arguments, environment: household.environment)
                    #expect(outcome.status == 74)
                    #expect(outcome.errorLines.count == 1)
                    #expect(outcome.errors.contains("library.sqlite"))
                }
                #expect(try Data(contentsOf: household.library) == garbage)
            }
        }

        @Test func `a folder that cannot be created is an error`() async throws {
            try await Household.with { household in
                let file = household.home.appending(path: "file")
                try Data().write(to: file)
                let home = file.appending(path: "below").path(percentEncoded: false)
                let outcome = try await household.popcorn("movie", "550", with: ["POPCORN_HOME": home])
                #expect(outcome.status == 74)
                #expect(outcome.errorLines.count == 1)
                #expect(outcome.errors.contains(home))
            }
        }

        @Test func `several processes share one folder`() async throws {
            try await Household.with { household in
                try await withThrowingTaskGroup(of: PopcornProcess.Outcome.self) { group in
                    for _ in 0..<6 {
                        group.addTask { try await household.popcorn("movie", "550", "--json", "--refresh") }
                    }
                    for id in 1...6 {
                        group.addTask { try await household.popcorn("watchlist", "add", String(id)) }
                    }
                    for try await outcome in group {
                        #expect(outcome.status == 0, "\(outcome.errors)")
                        #expect(outcome.errors == "")
                    }
                }
                let list = try await household.popcorn("watchlist", "list", "--json").json
                let movies = try #require(list["movies"] as? [[String: Any]])
                #expect(movies.compactMap { $0["id"] as? Int }.sorted() == [1, 2, 3, 4, 5, 6])
                #expect(try await household.popcorn("movie", "550", "--json", "--offline").status == 0)
            }
        }

        @Test func `a purge deletes cached entries and keeps the watchlist`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn("movie", "550", "--json")
                _ = try await household.popcorn("watchlist", "add", "550")
                let kept = try await household.popcorn("cache", "purge", "--older-than", "30d")
                #expect(kept.output == "Deleted 0 cached entries.\n")
                let purged = try await household.popcorn("cache", "purge")
                #expect(purged.output == "Deleted 1 cached entry.\n")
                #expect(try await household.popcorn("movie", "550", "--offline").status == 66)
                let list = try await household.popcorn("watchlist", "list")
                #expect(list.output.contains("550"))
            }
        }

        @Test func `statistics count the cached titles`() async throws {
            try await Household.with { household in
                let empty = try await household.popcorn("cache", "stats", "--json").json
                #expect(empty["movies"] as? Int == 0)
                #expect(empty["oldest"] == nil)
                _ = try await household.popcorn("movie", "550", "--json")
                let full = try await household.popcorn("cache", "stats", "--json").json
                #expect(full["movies"] as? Int == 1)
                #expect(full["oldest"] as? String != nil)
                #expect((full["bytes"] as? Int ?? 0) > 0)
                #expect(full["path"] as? String == household.cache.path(percentEncoded: false))
                let table = try await household.popcorn("cache", "stats")
                #expect(table.output.contains("Movies       1 (1 in en-US)"))
            }
        }

        @Test func `the path of the cache depends on the environment`() async throws {
            try await Household.with { household in
                let path = try await household.popcorn("cache", "path")
                #expect(path.output == household.cache.path(percentEncoded: false) + "\n")
                let xdg = try await household.popcorn(
                    "cache", "path",
                    with: ["POPCORN_HOME": nil, "XDG_CACHE_HOME": "/somewhere", "HOME": "/home/someone"])
                #expect(xdg.output == "/somewhere/popcorn/cache.sqlite\n")
                let home = try await household.popcorn(
                    "cache", "path", with: ["POPCORN_HOME": nil, "HOME": "/home/someone"])
                #expect(home.output == "/home/someone/.cache/popcorn/cache.sqlite\n")
                let nowhere = try await household.popcorn("cache", "path", with: ["POPCORN_HOME": nil])
                #expect(nowhere.status == 64)
            }
        }
    }
}
