import Foundation
import PopcornTesting
import Testing

/// Tests of PopcornTesting, as a service's tests use it.
@Suite struct PopcornTestingTests {

    private let failure = PopcornError(.unavailable, "down")

    @Test func `a double returns one value with its source`() async throws {
        let movies = MovieUseCases.mock {
            $0.fetchMovieDetails = .returning(
                .mock(title: "T"), origin: .stale, cachedAt: .distantPast, failure: failure)
            $0.fetchMovieCredits = .returning(.mock())
            $0.fetchMovieWatchOffers = .returning(nil)
        }
        #expect(
            try await movies.fetchMovieDetails.sourced(id: 1, policy: .refresh)
                == Sourced(.mock(title: "T"), origin: .stale, cachedAt: .distantPast, failure: failure))
        #expect(
            try await movies.fetchMovieCredits.sourced(id: 1)
                == Sourced(.mock(), origin: .cache, cachedAt: WallClock.mock().now))
        #expect(try await movies.fetchMovieWatchOffers.execute(id: 1) == nil)
    }

    @Test func `a double returns values by identifier`() async throws {
        let movies = MovieUseCases.mock {
            $0.fetchMovieDetails = .returning(byID: [550: .mock()])
            $0.fetchMovieCredits = .returning(byID: [550: .mock(crew: [])])
            $0.fetchMovieWatchOffers = .returning(byID: [550: nil])
        }
        #expect(try await movies.fetchMovieDetails.execute(id: 550, owner: WatchlistOwner("alice")).id == 550)
        #expect(try await movies.fetchMovieCredits.execute(id: 550).crew.isEmpty)
        #expect(try await movies.fetchMovieWatchOffers.execute(id: 550) == nil)
        let none = PopcornError(.notFound, "TMDb has no title 7")
        await #expect(throws: none) { try await movies.fetchMovieDetails.execute(id: 7) }
        await #expect(throws: none) { try await movies.fetchMovieCredits.execute(id: 7) }
        await #expect(throws: none) { try await movies.fetchMovieWatchOffers.execute(id: 7) }
    }

    @Test func `a double computes a value or throws`() async throws {
        let computed = FetchMovieCreditsUseCase.returning(origin: .network) { id throws(PopcornError) in
            guard id > 0 else { throw .invalidInput("no") }
            return .mock(cast: [.mock(id: id)], crew: [])
        }
        #expect(try await computed.sourced(id: 3).value.cast.map(\.id) == [3])
        #expect(try await computed.sourced(id: 3).origin == .network)
        await #expect(throws: PopcornError.invalidInput("no")) { try await computed.execute(id: 0) }
        let failing = MovieUseCases.mock {
            $0.fetchMovieCredits = .throwing(failure)
            $0.toggleOnWatchlist = .throwing(failure)
        }
        await #expect(throws: failure) { try await failing.fetchMovieCredits.execute(id: 1) }
        await #expect(throws: failure) { try await failing.toggleOnWatchlist.execute(id: 1, owner: .default) }
    }

    @Test func `an unset use case throws an error that names it`() async {
        let movies = MovieUseCases.unset
        await expectUnset("fetchMovieDetails") { _ = try await movies.fetchMovieDetails.execute(id: 1) }
        await expectUnset("fetchMovieCredits") { _ = try await movies.fetchMovieCredits.execute(id: 1) }
        await expectUnset("fetchMovieWatchOffers") { _ = try await movies.fetchMovieWatchOffers.execute(id: 1) }
        await expectUnset("fetchWatchlist") { _ = try await movies.fetchWatchlist.execute(owner: .default) }
        await expectUnset("isOnWatchlist") { try await movies.isOnWatchlist.execute(id: 1, owner: .default) }
        await expectUnset("addToWatchlist") { try await movies.addToWatchlist.execute(id: 1, owner: .default) }
        await expectUnset("removeFromWatchlist") {
            try await movies.removeFromWatchlist.execute(id: 1, owner: .default)
        }
        await expectUnset("toggleOnWatchlist") { try await movies.toggleOnWatchlist.execute(id: 1, owner: .default) }
        await expectUnset("fetchMovieCollection") { _ = try await movies.fetchMovieCollection.execute(id: 1) }
        let media = MediaUseCases.unset
        await expectUnset("searchMedia") { _ = try await media.searchMedia.execute(MediaSearch("a")) }
        await expectUnset("findByExternalID") { _ = try await media.findByExternalID.execute(ExternalID("tt1")) }
        let searches = SearchHistoryUseCases.unset
        await expectUnset("fetchSearchHistory") { _ = try await searches.fetchSearchHistory.execute(owner: .default) }
        await expectUnset("recordSearch") { try await searches.recordSearch.execute("a", owner: .default) }
        await expectUnset("removeSearch") { try await searches.removeSearch.execute("a", owner: .default) }
        await expectUnset("clearSearchHistory") { try await searches.clearSearchHistory.execute(owner: .default) }
    }

    private func expectUnset(_ name: String, _ work: () async throws -> Void) async {
        let error = await #expect(throws: PopcornError.self) { try await work() }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message.hasPrefix("The use case '\(name)' is not set;") == true)
    }

    @Test func `executions are recorded, including failed ones`() async throws {
        let requests = RecordedRequests<Int>()
        let british = try ContentLocale(language: "en-GB")
        let good = FetchMovieCreditsUseCase.returning(.mock()).recorded(in: requests)
        let bad = FetchMovieCreditsUseCase.throwing(failure).recorded(in: requests)
        #expect(try await good.execute(id: 1, locale: british) == .mock())
        await #expect(throws: failure) { try await bad.execute(id: 2, policy: .cacheOnly) }
        #expect(requests.all.map(\.request) == [1, 2])
        #expect(requests.all.map(\.locale) == [british, nil])
        #expect(requests.all.map(\.policy) == [.cacheFirst, .cacheOnly])
    }

    @Test func `the watchlist in memory behaves like the stored one`() async throws {
        let clock = ManualClock()
        let movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([3], clock: clock.clock))
        clock.advance(by: 60)
        #expect(try await movies.addToWatchlist.execute(id: 4, owner: .default))
        #expect(try await movies.addToWatchlist.execute(id: 4, owner: .default) == false)
        #expect(
            try await movies.fetchWatchlist.execute(owner: .default)
                == [.mock(id: 4, addedAt: WallClock.mock().now.addingTimeInterval(60)), .mock(id: 3)])
        #expect(try await movies.toggleOnWatchlist.execute(id: 3, owner: .default) == false)
        #expect(try await movies.isOnWatchlist.execute(id: 3, owner: .default) == false)
        #expect(try await movies.removeFromWatchlist.execute(id: 4, owner: .default))
        #expect(try await movies.removeFromWatchlist.execute(id: 4, owner: .default) == false)
        let error = await #expect(throws: PopcornError.self) {
            try await movies.addToWatchlist.execute(id: 0, owner: .default)
        }
        #expect(error?.kind == .invalidInput)
        await expectUnset("fetchMovieDetails") { _ = try await movies.fetchMovieDetails.execute(id: 1) }
        let failing = MovieUseCases.mock(watchlist: WatchlistRepositoryMock(failure: failure))
        await #expect(throws: failure) { try await failing.fetchWatchlist.execute(owner: .default) }
    }

    @Test func `the search history in memory behaves like the stored one`() async throws {
        let alice = try WatchlistOwner("alice")
        let clock = ManualClock()
        let searches = SearchHistoryUseCases.mock(
            repository: SearchHistoryRepositoryMock(maximumCount: 2, clock: clock.clock))
        func texts(_ owner: WatchlistOwner = .default) async throws -> [String] {
            try await searches.fetchSearchHistory.execute(owner: owner).map(\.text)
        }
        #expect(try await searches.recordSearch.execute(" Fight Club ", owner: .default) == .mock(text: "Fight Club"))
        try await searches.recordSearch.execute("arrow", kind: .tvSeries, owner: .default)
        try await searches.recordSearch.execute("arrow", owner: alice)
        clock.advance(by: 60)
        try await searches.recordSearch.execute("FIGHT CLUB", owner: .default)
        #expect(
            try await searches.fetchSearchHistory.execute(owner: .default) == [
                .mock(text: "FIGHT CLUB", searchedAt: WallClock.mock().now.addingTimeInterval(60)),
                .mock(text: "arrow", kind: .tvSeries),
            ])
        try await searches.recordSearch.execute("frozen", owner: .default)
        #expect(try await texts() == ["frozen", "FIGHT CLUB"])
        #expect(try await searches.fetchSearchHistory.execute(prefix: "fi", owner: .default).count == 1)
        #expect(try await searches.removeSearch.execute("Frozen", owner: alice) == false)
        #expect(try await searches.removeSearch.execute("Frozen", owner: .default))
        #expect(try await searches.clearSearchHistory.execute(owner: .default) == 1)
        #expect(try await texts() == [])
        #expect(try await texts(alice) == ["arrow"])
        let error = await #expect(throws: PopcornError.self) {
            try await searches.recordSearch.execute(" ", owner: alice)
        }
        #expect(error?.kind == .invalidInput)
        let failing = SearchHistoryUseCases.mock(repository: SearchHistoryRepositoryMock(failure: failure))
        await #expect(throws: failure) { try await failing.clearSearchHistory.execute(owner: alice) }
    }

    @Test func `doubles have updates`() async throws {
        var once: [String] = []
        let double = FetchMovieDetailsUseCase.returning(.mock(title: "T"))
        for try await movie in double.updates(id: 1) { once.append(movie.title) }
        #expect(once == ["T"])

        let entries = ChangingValue([WatchlistEntry.mock(id: 1)])
        var lists = FetchMovieWatchlistUseCase.returning(entries).updates(owner: .default).makeAsyncIterator()
        #expect(try await lists.next(isolation: nil) == [.mock(id: 1)])
        entries.change(to: [])
        #expect(try await lists.next(isolation: nil) == [])
        entries.fail(PopcornError(.storage, "down"))
        await #expect(throws: PopcornError(.storage, "down")) { _ = try await lists.next(isolation: nil) }

        let movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([3]))
        var inMemory = movies.fetchWatchlist.updates(owner: .default).makeAsyncIterator()
        #expect(try await inMemory.next(isolation: nil)?.map(\.id) == [3])
        try await movies.addToWatchlist.execute(id: 4, owner: .default)
        #expect(try await inMemory.next(isolation: nil)?.map(\.id) == [4, 3])
    }

    @Test func `samples have image URLs`() throws {
        let movie = MovieDetails.mock()
        let images = "https://image.tmdb.org/t/p"
        #expect(movie.posterURLSet?.card.absoluteString == "\(images)/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
        #expect(movie.backdropURLSet?.card.absoluteString == "\(images)/w780/hZkgoQYus5vegHoetLkCJzb17zJ.jpg")
        #expect(movie.logoURLSet?.card.absoluteString == "\(images)/w185/7Uqhv24pGJs4Ns31NoOPWFJGWNG.png")
        #expect(
            CastMemberDetails.mock().profileURLSet?.card.absoluteString
                == "\(images)/w185/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg")
        #expect(WatchOffersDetails.mock().flatrate?.first?.logoURLSet != nil)
        #expect(MovieCollectionDetails.mock(parts: [.mock()]).backdropURLSet != nil)
        #expect(MoviePreviewDetails.mock().posterURLSet == movie.posterURLSet)
        #expect(CacheStatistics.mock().counts[.movie] == ["en-GB": 2, "de-DE": 1])
        #expect(try JSONDecoder().decode(MovieDetails.self, from: JSONEncoder().encode(movie)) == movie)
    }

    @Test func `the mocks of the domain can be used`() {
        let record = MovieWithParts.mock(movie: .mock(id: 7), releases: [.mock(region: "DE", certification: "16")])
        #expect(record.releases?.certification(in: ["DE"]) == "16")
        #expect(record.movie.id == 7)
    }

    @Test func `the cache and the health can be replaced`() async throws {
        var popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
        popcorn.cache = .mock(
            statistics: { () throws(PopcornError) in .mock() },
            cachedIDs: { kind, _ in kind == .movie ? [.movie(1), .movie(2)] : [] },
            warm: { ids in CacheProgress(fetched: ids.count) },
            refresh: { ids, ifCached in CacheProgress(fetched: ids.count, notCached: ifCached ? 1 : 0) })
        popcorn.health = { .mock(cache: .init(isReadable: false, bytes: 0, problem: "closed")) }

        #expect(try await popcorn.cache.statistics() == .mock())
        #expect(try await popcorn.cache.warm([.movie(550), .person(287)]) == CacheProgress(fetched: 2))
        let cached = popcorn.cache.cachedIDs(of: .movie)
        #expect(
            try await popcorn.cache.refresh(cached, ifCached: true) == CacheProgress(fetched: 2, notCached: 1))
        #expect(await !popcorn.health().isReady)
        let error = await #expect(throws: PopcornError.self) { try await popcorn.cache.purge() }
        #expect(error?.message.contains("purge") == true)
        await popcorn.shutdown()
    }

    @Test func `all of Popcorn works in memory`() async throws {
        var popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
        #expect(try await popcorn.cache.statistics().counts[.movie, default: [:]].isEmpty)
        #expect(try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default))
        #expect(try await popcorn.movies.fetchWatchlist.execute(owner: .default).map(\.id) == [550])
        let error = await #expect(throws: PopcornError.self) {
            try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .cacheOnly)
        }
        #expect(error?.kind == .notCached)

        popcorn.movies = .mock { $0.fetchMovieDetails = .returning(.mock(title: "From a double")) }
        #expect(try await popcorn.movies.fetchMovieDetails.execute(id: 550).title == "From a double")
        await popcorn.shutdown()
    }
}
