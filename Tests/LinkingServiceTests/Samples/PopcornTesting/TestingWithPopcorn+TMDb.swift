import PopcornTesting
import TMDb
import TMDbTesting
import Testing

@Test func `An answer of two hours ago is stale`() async throws {
    let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    tmdb.respond(to: "movie-details", with: try MovieDetailsResponse.sample(with: ["id": 550, "title": "Fight Club"]))
    let clock = ManualClock()
    let hour = Duration.seconds(3600)
    let popcorn = try await PopcornServices(
        .init(
            tmdb: .client(tmdb.client), storage: .temporary,
            freshness: FreshnessPolicy(timeToLive: hour, settledTimeToLive: hour, imminentTimeToLive: hour),
            clock: clock.clock))

    let first = try await popcorn.movies.fetchMovieDetails.sourced(id: 550)
    clock.advance(by: 2 * 3600)
    let second = try await popcorn.movies.fetchMovieDetails.sourced(id: 550)
    await popcorn.shutdown()

    #expect(first.value.title == "Fight Club")
    #expect([first.origin, second.origin] == [.network, .stale])
}
