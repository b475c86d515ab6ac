import CoreApplication
import CoreDomain
import Foundation
import PopcornServices
import TMDb
import TMDbTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct HealthTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()

    private func configuration(_ storage: PopcornServices.Storage = .temporary) -> PopcornServices.Configuration {
        .init(tmdb: .client(tmdb.client), storage: storage, clock: clock.wallClock)
    }

    @Test
    func `new services are ready`() async throws {
        try await withFolder { folder in
            try await withServices(configuration(.folder(folder))) { popcorn in
                let health = await popcorn.health()
                #expect(health.isReady)
                #expect(health.checkedAt == clock.wallClock.now)
                for database in [health.cache, health.library] {
                    #expect(database.isReadable && database.isWritable)
                    #expect(database.bytes > 0)
                    #expect(database.problem == nil)
                }
                #expect(health.tmdb == Health.TMDb())
                #expect(health.work == Health.Work())
                #expect(tmdb.calls.isEmpty)
            }
        }
    }

    @Test
    func `the latest response and the latest failure are reported`() async throws {
        try await withServices(configuration()) { popcorn in
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
            let start = clock.wallClock.now
            clock.advance(by: 60)
            tmdb.fail("movie-details", with: TMDbError(.rateLimited(retryAfter: .seconds(20))))
            _ = try? await popcorn.movies.fetchMovieDetails.execute(id: 680)
            let failing = await popcorn.health()
            #expect(failing.tmdb.succeededAt == start)
            #expect(failing.tmdb.failedAt == start + 60)
            #expect(failing.tmdb.failure?.kind == .rateLimited(retryAfter: .seconds(20)))
            #expect(failing.work.pauseEndsAt == start + 80)
            #expect(failing.isReady)

            clock.advance(by: 60)
            tmdb.fail("movie-details", with: TMDbError(.notFound))
            _ = try? await popcorn.movies.fetchMovieDetails.execute(id: 681)
            let recovered = await popcorn.health()
            #expect(recovered.tmdb.succeededAt == start + 120)
            #expect(recovered.tmdb.failedAt == start + 60)
            #expect(recovered.work.pauseEndsAt == nil)
        }
    }

    @Test
    func `a request in flight is counted`() async throws {
        try await withServices(configuration()) { popcorn in
            let (arrivals, arrival) = AsyncStream<Void>.makeStream()
            let (permits, permit) = AsyncStream<Void>.makeStream()
            let response = try MovieDetailsResponse.sample(with: ["id": 550])
            tmdb.respond(to: "movie-details") { _ in
                arrival.yield()
                for await _ in permits { break }
                return response
            }
            async let movie = popcorn.movies.fetchMovieDetails.execute(id: 550)
            for await _ in arrivals { break }
            #expect(await popcorn.health().work == Health.Work(requests: 1))
            permit.yield()
            _ = try await movie
        }
    }

    @Test
    func `services that were shut down are not ready`() async throws {
        try await withFolder { folder in
            let popcorn = try await PopcornServices(configuration(.folder(folder)))
            await popcorn.shutdown()
            let health = await popcorn.health()
            #expect(!health.isReady)
            #expect(!health.cache.isReadable && !health.cache.isWritable)
            #expect(health.cache.problem == "The database is closed")
            #expect(health.library.problem == "The database is closed")
        }
    }

    @Test
    func `a problem of one database makes the services unready, without a path in the text`() async throws {
        try await withFolder { folder in
            try await withServices(configuration(.folder(folder))) { popcorn in
                // A library that disappears is not replaced by an empty one.
                for name in ["library.sqlite", "library.sqlite-wal", "library.sqlite-shm"] {
                    try? FileManager.default.removeItem(at: folder.appending(path: name))
                }
                var health = await popcorn.health()
                while health.isReady { health = await popcorn.health() }
                #expect(health.cache.isReadable)
                #expect(!health.library.isReadable)
                #expect(health.library.problem?.contains("/") == false)
                let json = String(decoding: try PopcornJSON.encoder().encode(health), as: UTF8.self)
                #expect(!json.contains(folder.lastPathComponent))
            }
        }
    }

    @Test
    func `health survives coding`() throws {
        let database = Health.Database(isReadable: false, isWritable: false, bytes: 5, problem: "closed")
        let health = Health(
            checkedAt: clock.wallClock.now, cache: .init(bytes: 4096), library: database,
            tmdb: .init(succeededAt: clock.wallClock.now, failure: PopcornError(.unavailable, "down")),
            work: .init(requests: 1, waitingRefreshes: 2))
        let json = try PopcornJSON.encoder().encode(health)
        #expect(try PopcornJSON.decoder().decode(Health.self, from: json) == health)
        #expect(String(decoding: json, as: UTF8.self).contains(#""isReady":false"#))
    }
}
