import Foundation
import PopcornServices
import TMDbStandIn
import Testing

/// Tests of the tasks in "Linking Popcorn", against a stand-in server.
@Suite(.timeLimit(.minutes(5))) struct TaskTests {

    @Test func `a route returns a validator, and 304 for a response that the client has`() async throws {
        try await withPopcorn { popcorn, server async throws in
            let now = Date()
            let first = try await movieResponse(id: 550, ifNoneMatch: nil, now: now, from: popcorn)
            #expect(first.status == 200)
            let control = try #require(first.headers["Cache-Control"])
            let seconds = try #require(Int(control.trimmingPrefix("public, max-age=")))
            #expect(seconds > 3600)
            #expect(try PopcornJSON.decoder().decode(MovieDetails.self, from: first.body).title == "Fight Club")
            #expect(String(decoding: first.body, as: UTF8.self).contains("isOnWatchlist") == false)

            let again = try await movieResponse(id: 550, ifNoneMatch: first.headers["ETag"], now: now, from: popcorn)
            #expect(again.status == 304 && again.body.isEmpty)
            #expect(again.headers["ETag"] == first.headers["ETag"])
            #expect(server.requestCount == 2)
        }
    }

    @Test func `each account has a watchlist`() async throws {
        try await withPopcorn { popcorn, _ async throws in
            #expect(try await toggle(550, of: "alice", in: popcorn) == ["Fight Club"])
            #expect(try await toggle(680, of: "bob", in: popcorn).count == 1)
            #expect(try await toggle(550, of: "alice", in: popcorn) == [])
        }
    }

    @Test func `suggestions are recent searches, then titles`() async throws {
        try await withPopcorn { popcorn, server async throws in
            let owner = try WatchlistOwner("alice")
            try await popcorn.searchHistory.recordSearch.execute("fight scenes", owner: owner)
            #expect(try await suggestions(for: "f", of: owner, from: popcorn) == ["fight scenes"])
            #expect(server.requestCount == 0)
            let found = try await suggestions(for: "fight", of: owner, from: popcorn)
            #expect(found.first == "fight scenes")
            #expect(found.count > 1)
        }
    }

    @Test func `a page of 200 titles has a line for each`() async throws {
        try await withPopcorn { popcorn, server async throws in
            let ids = [550] + (2_000_000..<2_000_199)
            let lines = try await page(of: ids, from: popcorn)
            #expect(lines.count == 200)
            #expect(lines[0] == "Fight Club (139 min)")
            let requestCount = server.requestCount
            #expect(try await page(of: ids, from: popcorn) == lines)
            #expect(server.requestCount == requestCount)
        }
    }

    @Test func `a deleted account gets a copy of its data`() async throws {
        try await withPopcorn { popcorn, _ async throws in
            _ = try await toggle(550, of: "alice", in: popcorn)
            let copy = try await deleteAccount("alice", from: popcorn)
            #expect(String(decoding: copy, as: UTF8.self).contains(#""id":550"#))
            #expect(try await popcorn.library.owners() == [])
        }
    }

    @Test func `the latest backups are kept`() async throws {
        try await withPopcorn { popcorn, _ async throws in
            let folder = FileManager.default.temporaryDirectory.appending(path: "backup-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for day in 0..<4 {
                let now = Date(timeIntervalSince1970: 1_769_860_800 + Double(day) * 86_400)
                try await backUp(popcorn, to: folder, now: now, keeping: 2)
            }
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                    == ["library-2026-02-02.sqlite", "library-2026-02-03.sqlite"])
        }
    }

    @Test func `the movies of a file are imported, and a second import sends no request`() async throws {
        try await withPopcorn { popcorn, server async throws in
            let file = FileManager.default.temporaryDirectory.appending(path: "ids-\(UUID().uuidString).txt")
            defer { try? FileManager.default.removeItem(at: file) }
            let lines = (100_000_001...100_000_039).map(String.init) + ["2000000"]
            try Data(lines.joined(separator: "\n").utf8).write(to: file)
            let first = try await importMovies(listedIn: file, popcorn: popcorn)
            #expect(first.completed == 40)
            #expect(first.fetched == 39 && first.notFound == 1)
            let requestCount = server.requestCount
            let second = try await importMovies(listedIn: file, popcorn: popcorn)
            #expect(second.fetched == 0 && second.completed == 40)
            #expect(server.requestCount == requestCount)
        }
    }

    @Test func `cached series are refreshed every night until the task is cancelled`() async throws {
        try await withPopcorn { popcorn, server async throws in
            _ = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: 1396)
            let nightly = Task { try await refreshEveryNight(popcorn) }
            while (server.requestCountsByPath["/3/tv/1396"] ?? 0) < 2 { await Task.yield() }
            nightly.cancel()
            await #expect(throws: (any Error).self) { try await nightly.value }
        }
    }

    @Test func `the service is ready, and reports it as JSON without paths`() async throws {
        try await withPopcorn { popcorn, server async throws in
            let (status, body) = try await readiness(popcorn)
            #expect(status == 200)
            let text = String(decoding: body, as: UTF8.self)
            #expect(text.contains("/") == false)
            let health = try PopcornJSON.decoder().decode(Health.self, from: body)
            #expect(health.isReady)
            #expect(server.requestCount == 0)
        }
    }
}
