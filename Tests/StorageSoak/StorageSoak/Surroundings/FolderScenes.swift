import Foundation
import PopcornServices

/// Scenes in which the date or the folder of running services changes.
enum FolderScenes {

    private static let owner = WatchlistOwner.default

    /// Moves the date back a year, forward ten years, and back to the present.
    static func clock(_ folder: URL) async throws {
        let (clock, tmdb) = (MovableClock(), InMemoryTMDb())
        let popcorn = try await PopcornServices.soak(folder, tmdb, cacheByteCount: 2_000_000, clock: clock.wallClock)
        try await popcorn.checkMovie(1)
        _ = try await popcorn.movies.addToWatchlist.execute(id: 1, owner: owner)
        for years in [-1, 0, 10, 0, -1, 10] {
            clock.move(to: Double(years) * MovableClock.year)
            for movie in 1...20 { try await popcorn.checkMovie(movie) }
            try await popcorn.cache.deleteExpired()
            _ = try await popcorn.movies.addToWatchlist.execute(id: 100 + years, owner: owner)
            try expect(
                try await popcorn.movies.isOnWatchlist.execute(id: 1, owner: owner), "the watchlist lost its title")
        }
        clock.move(to: 20 * MovableClock.year)
        try expect(
            try await popcorn.checkMovie(1) == .network, "a movie that was cached ten years ago was not fetched")
        let titles = try await popcorn.movies.fetchWatchlist.execute(owner: owner)
        try expect(Set(titles.map(\.id)) == [1, 99, 100, 110], "the watchlist has \(titles.map(\.id))")
        await popcorn.shutdown()
    }

    /// Moves the folder away and back.
    static func moved(_ folder: URL) async throws {
        let (home, away) = (folder.appending(path: "home"), folder.appending(path: "away"))
        let popcorn = try await PopcornServices.soak(home, InMemoryTMDb())
        _ = try await popcorn.movies.addToWatchlist.execute(id: 1, owner: owner)
        for movie in 1...5 { try await popcorn.checkMovie(movie) }
        for time in 1...3 {
            try FileManager.default.moveItem(at: home, to: away)
            // The movies are fetched, and the new cache is created in a new folder.
            for movie in 1...20 { try await popcorn.checkMovie(movie) }
            let isWritten = try await succeeds {
                _ = try await popcorn.movies.addToWatchlist.execute(id: 1000 + time, owner: owner)
            }
            try expect(!isWritten, "an addition to a missing library was acknowledged")
            _ = try await succeeds { _ = try await popcorn.movies.isOnWatchlist.execute(id: 1, owner: owner) }
            try expect(
                !FileManager.default.fileExists(atPath: home.appending(path: "library.sqlite").path),
                "a missing library was replaced by an empty one")
            try? FileManager.default.removeItem(at: home)
            try FileManager.default.moveItem(at: away, to: home)
            _ = try await eventually("the library") {
                try await popcorn.movies.addToWatchlist.execute(id: 1 + time, owner: owner)
            }
            for movie in 1...20 { try await popcorn.checkMovie(movie) }
        }
        let titles = try await eventually("the watchlist") {
            try await popcorn.movies.fetchWatchlist.execute(owner: owner)
        }
        try expect(Set(titles.map(\.id)) == [1, 2, 3, 4], "the watchlist has \(titles.map(\.id))")
        await popcorn.shutdown()
    }

    /// Replaces the folder by another with other contents, and puts it back.
    static func replaced(_ folder: URL) async throws {
        let (home, other, away) = (
            folder.appending(path: "home"), folder.appending(path: "other"), folder.appending(path: "away")
        )
        let preparation = try await PopcornServices.soak(other, InMemoryTMDb())
        _ = try await preparation.movies.addToWatchlist.execute(id: 2, owner: owner)
        await preparation.shutdown()
        let popcorn = try await PopcornServices.soak(home, InMemoryTMDb())
        _ = try await popcorn.movies.addToWatchlist.execute(id: 1, owner: owner)
        for movie in 1...5 { try await popcorn.checkMovie(movie) }

        try FileManager.default.moveItem(at: home, to: away)
        try FileManager.default.moveItem(at: other, to: home)
        _ = try await eventually("the other library") {
            try await popcorn.movies.addToWatchlist.execute(id: 3, owner: owner)
        }
        try await expectWatchlist([2, 3], popcorn)
        for movie in 1...20 { try await popcorn.checkMovie(movie) }

        try FileManager.default.moveItem(at: home, to: other)
        try FileManager.default.moveItem(at: away, to: home)
        _ = try await eventually("the first library") {
            try await popcorn.movies.addToWatchlist.execute(id: 4, owner: owner)
        }
        try await expectWatchlist([1, 4], popcorn)
        for movie in 1...20 { try await popcorn.checkMovie(movie) }
        await popcorn.shutdown()
    }

    private static func expectWatchlist(_ expected: Set<Int>, _ popcorn: PopcornServices) async throws {
        let titles = try await eventually("the watchlist") {
            try await popcorn.movies.fetchWatchlist.execute(owner: owner)
        }
        try expect(Set(titles.map(\.id)) == expected, "the watchlist has \(titles.map(\.id)) instead of \(expected)")
    }
}
