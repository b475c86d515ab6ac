import CoreDomain
import Foundation
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

@Suite struct LifecycleTests {

    @Test func `the initialiser fails if the library is not a database`() async throws {
        try await withFolder { folder in
            let library = folder.appending(path: "library.sqlite")
            try Data(repeating: 0x5A, count: 4096).write(to: library)
            let error = await #expect(throws: PopcornError.self) {
                try await PopcornServices(.init(tmdb: .accessToken("any"), storage: .folder(folder)))
            }
            #expect(error?.kind == .storage)
            #expect(error?.message.contains(library.path()) == true)
            #expect(try Data(contentsOf: library) == Data(repeating: 0x5A, count: 4096))
        }
    }

    @Test(arguments: ["", " ", "a b", "a\nb"])
    func `the initialiser fails if the credential is invalid`(token: String) async throws {
        try await withFolder { folder in
            let error = await #expect(throws: PopcornError.self) {
                try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(folder)))
            }
            #expect(error?.kind == .invalidInput)
        }
    }

    @Test func `use after the shutdown fails`() async throws {
        try await withFolder { folder in
            let popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .folder(folder)))
            await popcorn.shutdown()
            let read = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .cacheOnly)
            }
            #expect(read?.kind == .storage)
            let write = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
            }
            #expect(write?.kind == .storage)
        }
    }

    @Test func `shutting down twice is not an error`() async throws {
        try await withFolder { folder in
            let popcorn = try await PopcornServices(.init(tmdb: .accessToken("any"), storage: .folder(folder)))
            async let first: Void = popcorn.shutdown()
            async let second: Void = popcorn.shutdown()
            _ = await (first, second)
            await popcorn.shutdown()
        }
    }

    @Test func `temporary storage is not retained`() async throws {
        let popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
        try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
        #expect(try await popcorn.movies.fetchWatchlist.execute(owner: .default).map(\.id) == [550])
        #expect(try await popcorn.cache.statistics().database == nil)
        await popcorn.shutdown()

        let next = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
        #expect(try await next.movies.fetchWatchlist.execute(owner: .default).isEmpty)
        await next.shutdown()
    }

    @Test func `a running service deletes expired entries`() async throws {
        try await withFolder { folder in
            let clock = TestClock()
            let configuration = PopcornServices.Configuration(
                tmdb: .accessToken("any"), storage: .folder(folder), clock: clock.wallClock)
            try await StandInServer.run { server in
                var configuration = configuration
                configuration.tmdb = .credential(.accessToken("any"), baseURL: server.baseURL)
                try await withServices(configuration) { popcorn in
                    _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                    clock.advance(by: 180 * 86_400 - 1)
                    #expect(try await popcorn.cache.deleteExpired() == 0)
                }
            }
            clock.advance(by: 2)
            let popcorn = try await PopcornServices(configuration)
            let run = Task { try await popcorn.run() }
            while try await popcorn.cache.statistics().oldestAt != nil { await Task.yield() }
            run.cancel()
            try await run.value
        }
    }

    @Test func `a cancelled service shuts down`() async throws {
        try await withFolder { folder in
            let popcorn = try await PopcornServices(.init(tmdb: .accessToken("any"), storage: .folder(folder)))
            let run = Task { try await popcorn.run() }
            run.cancel()
            try await run.value
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.fetchWatchlist.execute(owner: .default)
            }
            #expect(error?.kind == .storage)
        }
    }

    @Test func `the caller's client is not shut down`() async throws {
        try await withFolder { folder in
            let client = try TMDbClient(accessToken: "any")
            let popcorn = try await PopcornServices(.init(tmdb: .client(client), storage: .folder(folder)))
            await popcorn.shutdown()
            try await client.shutdown()
        }
    }
}
