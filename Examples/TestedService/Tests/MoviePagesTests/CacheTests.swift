import PopcornTesting
import TMDb
import TMDbTesting
import Testing

@testable import MoviePages

/// Tests with the cache of Popcorn, a mock of TMDb and a clock that a test advances.
@Suite struct CacheTests {

    @Test func `a page of a month ago is shown while TMDb is down`() async throws {
        let tmdb = TMDbMock(unanswered: .sample(seed: 1))
        let fightClub = try MovieDetailsResponse.sample(with: ["id": 550, "title": "Fight Club"])
        tmdb.respond(to: "movie-details", with: fightClub)
        let clock = ManualClock()
        let popcorn = try await PopcornServices(
            .init(tmdb: .client(tmdb.client), storage: .temporary, clock: clock.clock))
        let pages = MoviePages(popcorn.movies)

        let before = await pages.page(of: 550)
        tmdb.fail("movie-details", with: TMDbError(.serverFailure))
        clock.advance(by: 30 * 86_400)
        let after = await pages.page(of: 550)
        let unknown = await pages.page(of: 551)
        await popcorn.shutdown()

        #expect(before.text.hasPrefix("Fight Club ("))
        #expect(before == MoviePage(status: 200, text: before.text))
        #expect(after == MoviePage(status: 200, text: before.text, isOutdated: true))
        #expect(unknown == MoviePage(status: 503, text: "Try again later.", retryAfterSeconds: 60))
    }
}
