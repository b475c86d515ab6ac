import CoreDomain
import CoreInfrastructure
import Foundation
import InMemoryLogging
import Logging
import MetricsTestKit
import PopcornPersistence
import PopcornServices
import TMDb
import TMDbStandIn
import TMDbTesting
import Testing

/// Search histories in the library of the services.
@Suite(.timeLimit(.minutes(5)))
struct RecordedSearchesTests {

    private let clock = TestClock()
    private let alice: WatchlistOwner

    init() throws {
        alice = try WatchlistOwner("alice")
    }

    private func configuration(_ storage: PopcornServices.Storage = .temporary) -> PopcornServices.Configuration {
        .init(
            tmdb: .client(TMDbMock(unanswered: .sample(seed: 1)).client), storage: storage, clock: clock.wallClock)
    }

    @Test func `searching records nothing`() async throws {
        try await withServices(configuration()) { popcorn in
            _ = try await popcorn.movies.searchMovies.execute(MovieSearch("fight club"), owner: alice)
            _ = try await popcorn.tvSeries.searchTVSeries.execute(TVSeriesSearch("arrow"), owner: alice)
            _ = try await popcorn.people.searchPeople.execute(PersonSearch("brad pitt"), owner: alice)
            _ = try await popcorn.media.searchMedia.execute(MediaSearch("fight club"), owner: alice)
            for owner in [alice, .default] {
                #expect(try await popcorn.searchHistory.fetchSearchHistory.execute(owner: owner) == [])
            }
        }
    }

    @Test func `recorded searches have the time of the configured clock and persist after the shutdown`() async throws {
        try await withFolder { folder in
            let recorded = try await withServices(configuration(.folder(folder))) { popcorn in
                try await popcorn.searchHistory.recordSearch.execute("Fight Club", kind: .movie, owner: alice)
            }
            #expect(
                recorded == SearchHistoryEntry(text: "Fight Club", kind: .movie, searchedAt: clock.wallClock.now))
            try await withServices(configuration(.folder(folder))) { popcorn in
                try await popcorn.cache.purge()
                #expect(try await popcorn.searchHistory.fetchSearchHistory.execute(owner: alice) == [recorded])
            }
        }
    }

    @Test func `a search history is returned after each change`() async throws {
        try await withServices(configuration()) { popcorn in
            let searches = popcorn.searchHistory
            var updates = searches.fetchSearchHistory.updates(owner: alice).makeAsyncIterator()
            #expect(try await updates.next(isolation: nil) == [])
            try await searches.recordSearch.execute("arrow", owner: .default)
            try await searches.recordSearch.execute("arrow", owner: alice)
            #expect(try await updates.next(isolation: nil)?.map(\.text) == ["arrow"])
            clock.advance(by: 1)
            try await searches.recordSearch.execute("Arrow", owner: alice)
            #expect(try await updates.next(isolation: nil)?.map(\.text) == ["Arrow"])
            try await searches.clearSearchHistory.execute(owner: alice)
            #expect(try await updates.next(isolation: nil) == [])
            await popcorn.shutdown()
            #expect(try await updates.next(isolation: nil) == nil)
        }
    }

    @Test func `a library of the previous version keeps its watchlist and is copied`() async throws {
        try await withFolder { folder in
            let library = folder.appending(path: "library.sqlite")
            let database = try await Database.userData(
                at: library, migrations: .watchlist, logger: Logger(label: "test"))
            let list = DefaultLibraryRepository(
                store: SQLiteLibraryStore(database), clock: clock.wallClock)
            _ = try await list.add(.movie, id: 550, owner: alice)
            await database.close()

            try await withServices(configuration(.folder(folder))) { popcorn in
                #expect(
                    try await popcorn.movies.fetchWatchlist.execute(owner: alice)
                        == [WatchlistEntry(kind: .movie, id: 550, addedAt: clock.wallClock.now)])
                try await popcorn.searchHistory.recordSearch.execute("arrow", owner: alice)
                #expect(
                    try await popcorn.searchHistory.fetchSearchHistory.execute(owner: alice).map(\.text) == ["arrow"])
            }
            #expect(FileManager.default.fileExists(atPath: library.path + ".before-search-history.entries"))
        }
    }

    @Test func `texts are neither logged nor measured nor part of an error`() async throws {
        var handler = InMemoryLogHandler()
        handler.logLevel = .trace
        let metrics = TestMetrics()
        let text = "secret wish"
        let failures = try await StandInServer.run { [handler] server in
            let configuration = PopcornServices.Configuration(
                tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                logger: Logger(label: "test") { _ in handler }, metrics: metrics)
            return try await withServices(configuration) { popcorn in
                let searches = popcorn.searchHistory
                try await searches.recordSearch.execute(text, owner: alice)
                _ = try await searches.fetchSearchHistory.execute(prefix: text, owner: alice)
                try await searches.removeSearch.execute(text, owner: alice)
                try await searches.recordSearch.execute(text, owner: alice)
                try await searches.clearSearchHistory.execute(owner: alice)
                // A fetched movie shows that the log and the metrics are recorded.
                _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                let invalid = await #expect(throws: PopcornError.self) {
                    try await searches.recordSearch.execute(String(repeating: text, count: 50), owner: alice)
                }
                await popcorn.shutdown()
                let closed = await #expect(throws: PopcornError.self) {
                    try await searches.recordSearch.execute(text, owner: alice)
                }
                return [invalid, closed]
            }
        }
        #expect(failures.map(\.?.kind) == [.invalidInput, .storage])
        let errors = failures.map { ($0?.message, $0?.cause) }
        #expect(!"\(errors)".contains("secret"))
        #expect(!handler.entries.isEmpty)
        #expect(!"\(handler.entries)".contains("secret"))
        let labels =
            metrics.counters.map { "\($0.label) \($0.dimensions)" }
            + metrics.timers.map { "\($0.label) \($0.dimensions)" }
            + metrics.recorders.map { "\($0.label) \($0.dimensions)" }
        #expect("\(labels)".contains("popcorn_cache_reads_total"))
        #expect(!"\(labels)".contains("secret"))
    }
}
