import CSurroundings
import Foundation
import PopcornServices

/// A worker whose folder becomes read-only and writable again. It needs a mount namespace of its own.
struct ReadOnlyWorker: Worker {

    let folder: URL

    func run(_ say: @escaping @Sendable (String) -> Void) async throws {
        let owner = WatchlistOwner.default
        let popcorn = try await PopcornServices.soak(folder, InMemoryTMDb())
        for movie in 1...10 { try await popcorn.checkMovie(movie) }
        var added: Set<Int> = []
        for time in 1...3 {
            guard surroundings_mount_read_only(folder.path) == 0 else { return say("not permitted") }
            for movie in 1...20 { try await popcorn.checkMovie(movie) }
            let isWritten = try await succeeds {
                _ = try await popcorn.movies.addToWatchlist.execute(id: 100 + time, owner: owner)
            }
            if isWritten { added.insert(100 + time) }
            // Other services, which open the folder while it is read-only.
            _ = try await succeeds {
                let late = try await PopcornServices.soak(folder, InMemoryTMDb())
                await late.shutdown()
            }
            try expect(surroundings_unmount(folder.path) == 0, "the folder cannot be made writable again")
            _ = try await eventually("the library") {
                try await popcorn.movies.addToWatchlist.execute(id: time, owner: owner)
            }
            added.insert(time)
            for movie in 1...20 { try await popcorn.checkMovie(movie) }
        }
        let titles = try await popcorn.movies.fetchWatchlist.execute(owner: owner)
        try expect(Set(titles.map(\.id)) == added, "the watchlist has \(titles.map(\.id)) instead of \(added)")
        await popcorn.shutdown()
        say("done")
    }
}
