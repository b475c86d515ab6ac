import Foundation
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of a service, as they would be written outside this package.
@Suite struct LinkingServiceTests {

    @Test func `a movie needs one request, then none`() async throws {
        try await withPopcorn { popcorn, server in
            let locale = try ContentLocale(language: "en-GB")
            let cold = try await popcorn.movies.fetchMovieDetails.sourced(id: 550, locale: locale, policy: .cacheFirst)
            #expect(cold.origin == .network)
            #expect(cold.value.title == "Fight Club")
            #expect(cold.value.certification == "18")
            #expect(server.requestCountsByPath == ["/3/movie/550": 1, "/3/configuration": 1])

            let credits = try await popcorn.movies.fetchMovieCredits.execute(id: 550, locale: locale)
            #expect(credits.crew(job: "Director").map(\.name) == ["David Fincher"])
            let warm = try await popcorn.movies.fetchMovieDetails.execute(id: 550, locale: locale)
            #expect(warm == cold.value)
            #expect(server.requestCount == 2)
        }
    }

    @Test func `fetched values can be encoded and decoded`() async throws {
        try await withPopcorn { popcorn, _ in
            let movie = try await popcorn.movies.fetchMovieDetails.sourced(id: 550, locale: nil, policy: .cacheFirst)
            let credits = try await popcorn.movies.fetchMovieCredits.execute(id: 550)
            let offers = try #require(try await popcorn.movies.fetchMovieWatchOffers.execute(id: 550))
            #expect(try sent(movie) == movie)
            #expect(try sent(credits) == credits)
            #expect(try sent(offers) == offers)
        }
    }

    /// Encodes a value as JSON and returns the decoded copy.
    private func sent<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test func `the details say whether the movie is on the watchlist`() async throws {
        try await withPopcorn { popcorn, _ in
            try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
            #expect(try await popcorn.movies.fetchMovieDetails.execute(id: 550, owner: .default).isOnWatchlist == true)
            #expect(try await popcorn.movies.fetchWatchlist.execute(owner: .default).map(\.id) == [550])
        }
    }

    @Test func `the samples return the documented results`() async throws {
        try await withPopcorn { popcorn, server in
            #expect(await status(of: 550, in: popcorn) == "released")
            #expect(await status(of: 999_999, in: popcorn) == "no such movie")
            server.inject(.rateLimited(retryAfter: .seconds(30)))
            #expect(await status(of: 13, in: popcorn) == "try again after 30.0 seconds")
        }
    }
}
