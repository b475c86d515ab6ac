import CSurroundings
import Foundation
import PopcornServices

/// A worker that has thousands of open files, then as many as it may have, and then few again.
struct DescriptorWorker: Worker {

    let folder: URL
    let count: Int

    func run(_ say: @escaping @Sendable (String) -> Void) async throws {
        let limit = surroundings_raise_descriptor_limit(count + 100)
        let popcorn = try await PopcornServices.soak(folder, InMemoryTMDb())
        try await use(popcorn, movies: 1...20)
        let before = Self.openCount

        var descriptors: [Int32] = []
        while descriptors.count < min(count, limit - 100) { descriptors.append(open("/dev/null", O_RDONLY)) }
        try await use(popcorn, movies: 10...40)
        // Services that open their files when the numbers of descriptors are large.
        let late = try await PopcornServices.soak(folder, InMemoryTMDb())
        try await use(late, movies: 30...60)
        await late.shutdown()
        say("\(descriptors.count) open")

        while true {
            let descriptor = open("/dev/null", O_RDONLY)
            guard descriptor >= 0 else { break }
            descriptors.append(descriptor)
        }
        for movie in 1...100 { try await popcorn.checkMovie(movie) }
        _ = try await succeeds { _ = try await popcorn.movies.addToWatchlist.execute(id: 500, owner: .default) }
        let opensNone = try await succeeds {
            let another = try await PopcornServices.soak(folder, InMemoryTMDb())
            await another.shutdown()
        }
        try expect(!opensNone, "services were created without a free descriptor")

        for descriptor in descriptors { close(descriptor) }
        _ = try await eventually("the library") {
            try await popcorn.movies.addToWatchlist.execute(id: 501, owner: .default)
        }
        try await use(popcorn, movies: 50...120)
        // Readers that were opened meanwhile stay open: at most four for each database, with two files each.
        let after = Self.openCount
        try expect(after <= before + 16, "\(after) descriptors are open instead of \(before)")
        await popcorn.shutdown()
        say("done")
    }

    private func use(_ popcorn: PopcornServices, movies: ClosedRange<Int>) async throws {
        for movie in movies {
            try await popcorn.checkMovie(movie)
            _ = try await popcorn.movies.addToWatchlist.execute(id: movie, owner: .default)
            try expect(
                try await popcorn.movies.isOnWatchlist.execute(id: movie, owner: .default),
                "movie \(movie) is not on the watchlist")
        }
    }

    private static var openCount: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
    }
}
