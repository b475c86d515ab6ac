import CoreDomain
import Foundation
import MoviesApplication
import NIOConcurrencyHelpers
import PopcornServices
import TMDb
import TMDbTesting
import Testing

/// Updates of details and watchlists, from TMDb to the consumer.
@Suite(.timeLimit(.minutes(5)))
struct UpdatesTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()

    private func withPopcorn(_ work: (PopcornServices) async throws -> Void) async throws {
        let day = Duration.seconds(86_400)
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: .temporary,
                freshness: FreshnessPolicy(timeToLive: day, settledTimeToLive: day, imminentTimeToLive: day),
                clock: clock.wallClock), work)
    }

    /// Sets the title in TMDb's response for the movie.
    private func tmdbSays(_ title: String) throws {
        tmdb.respond(
            to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550, "title": .string(title)]))
    }

    @Test
    func `a movie is returned immediately and after each change, with the watchlist state of each owner`() async throws
    {
        let alice = try WatchlistOwner("alice")
        try await withPopcorn { popcorn in
            try tmdbSays("Old")
            let movies = popcorn.movies
            var mine = movies.fetchMovieDetails.updates(id: 550, owner: .default).makeAsyncIterator()
            #expect(try await mine.next(isolation: nil)?.title == "Old")
            let others = Taken(movies.fetchMovieDetails.updates(id: 550, owner: alice))
            await others.has(1)

            try await movies.addToWatchlist.execute(id: 550, owner: .default)
            #expect(try await mine.next(isolation: nil)?.isOnWatchlist == true)
            try await movies.addToWatchlist.execute(id: 680, owner: .default)
            try await movies.toggleOnWatchlist.execute(id: 550, owner: .default)
            #expect(try await mine.next(isolation: nil)?.isOnWatchlist == false)

            try tmdbSays("New")
            _ = try await movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
            #expect(try await mine.next(isolation: nil)?.title == "New")
            await others.has(2)
            #expect(others.values.map(\.title) == ["Old", "New"])
            #expect(others.values.map(\.isOnWatchlist) == [false, false])
            #expect(tmdb.calls(to: "movie-details").count == 2)
            others.cancel()
        }
    }

    @Test
    func `a stale movie is returned immediately, and again after its refresh`() async throws {
        try await withPopcorn { popcorn in
            try tmdbSays("Old")
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
            clock.advance(by: 2 * 86_400)
            try tmdbSays("New")
            var titles: [String] = []
            for try await movie in popcorn.movies.fetchMovieDetails.updates(id: 550, owner: .default) {
                titles.append(movie.title)
                if titles.count == 2 { break }
            }
            #expect(titles == ["Old", "New"])
        }
    }

    @Test
    func `a preview that one list refreshed reaches the streams of every list that shows it`() async throws {
        func page(_ title: String) throws -> MoviePageableList {
            try MoviePageableList.sample(with: [
                "page": 1, "total_pages": 1, "results": [["id": 550, "title": .string(title)]],
            ])
        }
        try await withPopcorn { popcorn in
            tmdb.respond(to: "movie-popular-list", with: try page("Old"))
            let popular = Taken(popcorn.movies.fetchPopularMovies.updates(ListRequest(())))
            let german = Taken(
                popcorn.movies.fetchPopularMovies.updates(
                    ListRequest(()), locale: try ContentLocale(language: "de")))
            await popular.has(1)
            await german.has(1)

            tmdb.respond(to: "movie-top-rated-list", with: try page("New"))
            _ = try await popcorn.movies.fetchTopRatedMovies.execute()
            await popular.has(2)
            #expect(popular.values.map { $0.items.map(\.title) } == [["Old"], ["New"]])

            tmdb.respond(
                to: "search-multi",
                with: try MediaPageableList.sample(with: [
                    "page": 1, "total_pages": 1, "results": [["media_type": "movie", "id": 550, "title": "Newest"]],
                ]))
            _ = try await popcorn.media.searchMedia.execute(MediaSearch("club"))
            await popular.has(3)
            #expect(popular.values.last?.items.map(\.title) == ["Newest"])
            #expect(german.values.count == 1)
            popular.cancel()
            german.cancel()
        }
    }

    @Test
    func `a refresh that changes nothing causes no update`() async throws {
        try await withPopcorn { popcorn in
            try tmdbSays("Same")
            let taken = Taken(popcorn.movies.fetchMovieDetails.updates(id: 550, owner: .default))
            await taken.has(1)
            for _ in 1...3 { _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .refresh) }
            try tmdbSays("New")
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
            await taken.has(2)
            #expect(taken.values.map(\.title) == ["Same", "New"])
            taken.cancel()
        }
    }

    @Test
    func `a purge causes no update, and a purged movie is fetched again at the next change`() async throws {
        try await withPopcorn { popcorn in
            try tmdbSays("Old")
            let taken = Taken(popcorn.movies.fetchMovieDetails.updates(id: 550, owner: .default))
            await taken.has(1)
            try await popcorn.cache.purge()
            try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
            await taken.has(2)
            #expect(taken.values.map(\.isOnWatchlist) == [false, true])
            #expect(taken.values.map(\.title) == ["Old", "Old"])
            #expect(tmdb.calls(to: "movie-details").count == 2)
            taken.cancel()
        }
    }

    @Test
    func `updates throw notFound if TMDb no longer has the movie, or never had it`() async throws {
        try await withPopcorn { popcorn in
            let movies = popcorn.movies.fetchMovieDetails
            try tmdbSays("Old")
            let taken = Taken(movies.updates(id: 550, owner: .default))
            await taken.has(1)
            tmdb.fail("movie-details", with: TMDbError(.notFound))
            _ = try? await movies.execute(id: 550, policy: .refresh)
            let error = await #expect(throws: PopcornError.self) { try await taken.end() }
            #expect(error?.kind == .notFound)

            let never = Taken(movies.updates(id: 551))
            let second = await #expect(throws: PopcornError.self) { try await never.end() }
            #expect(second?.kind == .notFound)
            #expect(never.values.isEmpty)
        }
    }

    @Test
    func `a watchlist is returned after each addition and removal`() async throws {
        try await withPopcorn { popcorn in
            let movies = popcorn.movies
            var list = movies.fetchWatchlist.updates(owner: .default).makeAsyncIterator()
            #expect(try await list.next(isolation: nil) == [])
            try await movies.addToWatchlist.execute(id: 550, owner: .default)
            #expect(try await list.next(isolation: nil)?.map(\.id) == [550])
            try await popcorn.tvSeries.addToWatchlist.execute(id: 1396, owner: .default)
            try await movies.addToWatchlist.execute(id: 680, owner: WatchlistOwner("alice"))
            clock.advance(by: 1)
            try await movies.addToWatchlist.execute(id: 680, owner: .default)
            #expect(try await list.next(isolation: nil)?.map(\.id) == [680, 550])
            try await movies.removeFromWatchlist.execute(id: 550, owner: .default)
            try await movies.removeFromWatchlist.execute(id: 680, owner: .default)
            #expect(try await list.next(isolation: nil) == [])
        }
    }

    @Test
    func `series and people have updates, too`() async throws {
        try await withPopcorn { popcorn in
            var series = popcorn.tvSeries.fetchTVSeriesDetails.updates(id: 1396, owner: .default).makeAsyncIterator()
            #expect(try await series.next(isolation: nil)?.isOnWatchlist == false)
            try await popcorn.tvSeries.addToWatchlist.execute(id: 1396, owner: .default)
            #expect(try await series.next(isolation: nil)?.isOnWatchlist == true)

            tmdb.respond(
                to: "person-details", with: try PersonDetailsResponse.sample(with: ["id": 287, "name": "Old"]))
            var person = popcorn.people.fetchPersonDetails.updates(id: 287).makeAsyncIterator()
            #expect(try await person.next(isolation: nil)?.name == "Old")
            tmdb.respond(
                to: "person-details", with: try PersonDetailsResponse.sample(with: ["id": 287, "name": "New"]))
            _ = try await popcorn.people.fetchPersonDetails.execute(id: 287, policy: .refresh)
            #expect(try await person.next(isolation: nil)?.name == "New")
        }
    }

    @Test
    func `a season is returned again once the name of its series is cached`() async throws {
        try await withPopcorn { popcorn in
            let seasons = popcorn.tvSeries.fetchTVSeasonDetails.updates(seriesID: 1396, seasonNumber: 1)
            var season = seasons.makeAsyncIterator()
            #expect(try await season.next(isolation: nil)?.seriesName == nil)
            tmdb.respond(
                to: "tv-series-details", with: try TVSeriesDetailsResponse.sample(with: ["id": 1396, "name": "Name"]))
            _ = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: 1396)
            #expect(try await season.next(isolation: nil)?.seriesName == "Name")
        }
    }

    @Test
    func `next episodes are returned from the cache, and again after the refresh of a stale series`() async throws {
        try await withPopcorn { popcorn in
            let day = (clock.wallClock.now + 5 * 86_400).formatted(.iso8601.year().month().day())
            func tmdbSays(_ name: String) throws {
                let next: JSONValue = [
                    "id": 1, "name": .string(name), "overview": "", "air_date": .string(day), "season_number": 3,
                    "episode_number": 8, "vote_average": 0, "vote_count": 0, "show_id": 456,
                ]
                tmdb.respond(
                    to: "tv-series-details",
                    with: try TVSeriesDetailsResponse.sample(with: ["id": 456, "next_episode_to_air": next]))
            }
            try tmdbSays("Old")
            try await popcorn.tvSeries.addToWatchlist.execute(id: 456, owner: .default)
            let cold = try await popcorn.tvSeries.fetchNextEpisodes.sourced(.default)
            #expect(cold.origin == .network)
            clock.advance(by: 2 * 86_400)
            try tmdbSays("New")

            var names: [[String]] = []
            for try await next in popcorn.tvSeries.fetchNextEpisodes.updates(owner: .default) {
                names.append(next.days.flatMap(\.episodes).map(\.name))
                if names.count == 2 { break }
            }
            #expect(names == [["Old"], ["New"]])
        }
    }

    @Test
    func `an episode is returned again once the name of its series is cached`() async throws {
        try await withPopcorn { popcorn in
            let series = popcorn.tvSeries
            let episode = Taken(
                series.fetchTVEpisodeDetails.updates(seriesID: 1396, seasonNumber: 1, episodeNumber: 1))
            await episode.has(1)
            let name = try await series.fetchTVSeriesDetails.execute(id: 1396).name
            await episode.has(2)
            #expect(episode.values.map(\.seriesName) == [nil, name])
            episode.cancel()
        }
    }

    @Test
    func `a shutdown ends updates without an error`() async throws {
        try await withPopcorn { popcorn in
            try tmdbSays("Old")
            let movie = Taken(popcorn.movies.fetchMovieDetails.updates(id: 550, owner: .default))
            let list = Taken(popcorn.movies.fetchWatchlist.updates(owner: .default))
            await movie.has(1)
            await list.has(1)
            await popcorn.shutdown()
            try await movie.end()
            try await list.end()

            let late = Taken(popcorn.movies.fetchMovieDetails.updates(id: 550, owner: .default))
            try await late.end()
            #expect(late.values.isEmpty)
        }
    }

    @Test
    func `a thousand consumers receive a change, with one request`() async throws {
        try await withPopcorn { popcorn in
            try tmdbSays("Old")
            let consumers = (0..<1000).map { _ in
                Taken(popcorn.movies.fetchMovieDetails.updates(id: 550, owner: .default))
            }
            for consumer in consumers { await consumer.has(1) }
            try tmdbSays("New")
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
            for consumer in consumers { await consumer.has(2) }
            #expect(Set(consumers.map { $0.values.map(\.title) }) == [["Old", "New"]])
            #expect(tmdb.calls(to: "movie-details").count == 2)
        }
        // The shutdown has ended all sequences.
    }
}

/// A collector of updates, in its own task.
private final class Taken<Value: Equatable & Sendable>: Sendable {

    private let taken: NIOLockedValueBox<[Value]>
    private let task: Task<Void, any Error>

    init(_ updates: ContentUpdates<Value>) {
        let taken = NIOLockedValueBox<[Value]>([])
        self.taken = taken
        task = Task {
            for try await value in updates { taken.withLockedValue { $0.append(value) } }
        }
    }

    var values: [Value] { taken.withLockedValue(\.self) }

    /// Waits until a number of values has been received.
    func has(_ count: Int) async {
        while values.count < count, !Task.isCancelled { await Task.yield() }
    }

    func cancel() { task.cancel() }

    /// Waits until the sequence ends. If the waiting task is cancelled, for example by a time limit, ends the sequence.
    func end() async throws {
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
