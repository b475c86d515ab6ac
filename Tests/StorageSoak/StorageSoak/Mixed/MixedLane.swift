import CoreDomainTestHelpers
import NIOConcurrencyHelpers
import PopcornPersistence
import PopcornServices

/// A sequence of random operations of a worker, which runs next to others.
struct MixedLane {

    /// The movies that are read. The limit of the cache is smaller than all of them.
    private static let movies = 1...2000
    /// The movies that are read often.
    private static let hotMovies = 1...50

    private let popcorn: PopcornServices
    private let library: Database
    private let report: NIOLockedValueBox<MixedReport>
    private let isPurging: Bool
    private let owner: WatchlistOwner
    private var watched: Set<Int> = []
    private var generator: SeededGenerator

    init(
        _ number: Int, of worker: MixedWorker, popcorn: PopcornServices, library: Database,
        report: NIOLockedValueBox<MixedReport>
    ) throws {
        self.popcorn = popcorn
        self.library = library
        self.report = report
        isPurging = worker.number == 0 && number == 0
        owner = try WatchlistOwner("soak-\(worker.number)-\(number)")
        generator = SeededGenerator(seed: worker.seed &+ UInt64(number))
    }

    /// Runs operations until an instant, and then compares the watchlist with the changes.
    mutating func run(until end: ContinuousClock.Instant) async throws {
        while ContinuousClock.now < end {
            try await next()
            try await Task.sleep(for: .milliseconds(2))
        }
        let found = try await popcorn.movies.fetchWatchlist.execute(owner: owner)
        try expect(
            Set(found.map(\.id)) == watched, "\(found.count) titles are on a watchlist instead of \(watched.count)")
    }

    private mutating func next() async throws {
        let choice = Int.random(in: 0..<1000, using: &generator)
        let movies = Bool.random(using: &generator) ? Self.hotMovies : Self.movies
        let movie = Int.random(in: movies, using: &generator)
        switch choice {
        case 0..<600: try await measure("read a movie") { try await popcorn.checkMovie(movie) }
        case 600..<750:
            let counter = Int.random(in: MixedWorker.counters, using: &generator)
            try await measure("increment a counter") { try await library.increment(counter) }
            report.withLockedValue { $0.increments += 1 }
        case 750..<900: try await changeWatchlist(movie)
        case 900..<980:
            let isWatched = try await measure("read a watchlist") {
                try await popcorn.movies.isOnWatchlist.execute(id: movie, owner: owner)
            }
            try expect(isWatched == watched.contains(movie), "the watchlist entry of \(movie) is not the last written")
        case 980..<990:
            try await maintain("delete old values") { try await popcorn.cache.purge(olderThan: .seconds(2)) }
        case 990..<998: try await maintain("read statistics") { try await popcorn.cache.statistics().bytes }
        default: if isPurging { try await maintain("purge") { try await popcorn.cache.purge() } }
        }
    }

    private mutating func changeWatchlist(_ movie: Int) async throws {
        if watched.contains(movie) {
            try await measure("remove from a watchlist") {
                _ = try await popcorn.movies.removeFromWatchlist.execute(id: movie, owner: owner)
            }
            watched.remove(movie)
        } else {
            try await measure("add to a watchlist") {
                _ = try await popcorn.movies.addToWatchlist.execute(id: movie, owner: owner)
            }
            watched.insert(movie)
        }
    }

    @discardableResult
    private func measure<Value>(_ name: String, _ body: () async throws -> Value) async throws -> Value {
        let start = ContinuousClock.now
        let value = try await body()
        report.withLockedValue { $0.count(name, start.duration(to: .now)) }
        return value
    }

    /// Runs an operation on the whole cache, which throws an error if the cache is replaced or rebuilt meanwhile.
    private func maintain(_ name: String, _ body: () async throws -> Int) async throws {
        do {
            _ = try await measure(name, body)
        } catch let error as PopcornError where error.kind == .storage {
            report.withLockedValue { $0.retries["\(name): \(error.kind)", default: 0] += 1 }
        }
    }
}
