import PopcornTesting
import TMDbStandIn
import Testing

@testable import MoviePages

/// Tests over HTTP with a local server that responds and fails like TMDb.
@Suite struct HTTPTests {

    @Test func `a page needs one request, and no further one`() async throws {
        try await withPages { pages, tmdb, _ in
            #expect(await pages.page(of: 550, acceptLanguage: "de") == MoviePage(status: 200, text: "Fight Club (18)"))
            #expect(await pages.page(of: 550, acceptLanguage: "de") == MoviePage(status: 200, text: "Fight Club (18)"))
            #expect(tmdb.requestCount(path: "/3/movie/550") == 1)
        }
    }

    @Test func `one failure of TMDb is not noticed`() async throws {
        try await withPages(transport: TMDbTransport()) { pages, tmdb, _ in
            tmdb.inject(.failure(status: 503), matching: "/3/movie/*", times: 1)

            #expect(await pages.page(of: 550) == MoviePage(status: 200, text: "Fight Club (R)"))
            #expect(tmdb.requestCount(path: "/3/movie/550") == 2)
        }
    }

    @Test func `a page of a month ago is shown while TMDb is down`() async throws {
        try await withPages { pages, tmdb, clock in
            _ = await pages.page(of: 550)
            tmdb.inject(.failure(status: 503))
            clock.advance(by: 30 * 86_400)

            #expect(
                await pages.page(of: 550) == MoviePage(status: 200, text: "Fight Club (R)", isOutdated: true))
        }
    }

    @Test func `a reader waits as long as TMDb demands`() async throws {
        try await withPages { pages, tmdb, _ in
            tmdb.inject(.rateLimited(retryAfter: .seconds(7)), matching: "/3/movie/*")

            #expect(
                await pages.page(of: 550)
                    == MoviePage(status: 503, text: "Try again later.", retryAfterSeconds: 7))
        }
    }

    /// Runs a test with the pages, a local server and a clock. By default, failed requests are not retried.
    private func withPages(
        transport: TMDbTransport = TMDbTransport(retry: nil),
        _ test: (MoviePages, StandInServer, ManualClock) async throws -> Void
    ) async throws {
        try await StandInServer.run { tmdb in
            let clock = ManualClock()
            let popcorn = try await PopcornServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: tmdb.baseURL), storage: .temporary,
                    transport: transport, clock: clock.clock))
            do {
                try await test(MoviePages(popcorn.movies), tmdb, clock)
            } catch {
                await popcorn.shutdown()
                throw error
            }
            await popcorn.shutdown()
        }
    }
}
