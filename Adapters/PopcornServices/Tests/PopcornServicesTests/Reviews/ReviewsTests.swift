import CoreApplication
import CoreDomain
import Foundation
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of the reviews of movies and TV series, through all layers.
@Suite struct ReviewsTests {

    private let movieReviews = #"""
        {"id":550,"page":1,"total_pages":2,"total_results":3,"results":[
        {"id":"a","author":"Ann","author_details":{"name":"Ann B.","username":"ann","avatar_path":"/face.jpg","rating":9.5},
        "content":"**Bold** words.","created_at":"2018-04-10T15:44:38.134Z","updated_at":"2021-06-23T15:58:07.601Z",
        "url":"https://www.themoviedb.org/review/a"},
        {"id":"b","author":"","author_details":{"name":"","username":"bob","avatar_path":"/https://example.com/b.jpg",
        "rating":null},"content":"","created_at":null,"updated_at":"","url":""},
        {"id":"c","author":"Cy","author_details":{"username":"","avatar_path":"/http://example.com/c.jpg"},"content":"x"}
        ]}
        """#

    private func withPopcorn(
        _ bodies: [(path: String, query: String, body: String)],
        _ work: (PopcornServices, StandInServer) async throws -> Void
    ) async throws {
        let configuration =
            #"{"images":{"base_url":"http://i/","secure_base_url":"https://i/","backdrop_sizes":["original"],"logo_sizes":["original"],"poster_sizes":["original"],"profile_sizes":["original"],"still_sizes":["original"]},"change_keys":[]}"#
        let recordings = (bodies + [("/3/configuration", "", configuration)]).map {
            Recording(method: "GET", path: $0.path, query: $0.query, body: Array($0.body.utf8))
        }
        try await StandInServer.run(recordings: Recordings(recordings)) { server in
            try await withServices(
                .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary)
            ) { popcorn in
                try await work(popcorn, server)
            }
        }
    }

    @Test func `every property of a review is kept in the cache`() async throws {
        try await withPopcorn([("/3/movie/550/reviews", "language=en-US&page=1", movieReviews)]) { popcorn, server in
            let cold = try await popcorn.movies.fetchMovieReviews.sourced(550)
            let warm = try await popcorn.movies.fetchMovieReviews.sourced(550)
            #expect(cold.origin == .network)
            #expect(warm.origin == .cache)
            #expect(warm.value == cold.value)
            #expect(warm.value.totalPages == 2)
            #expect(warm.value.totalResults == 3)
            #expect(server.requestCount(path: "/3/movie/550/reviews") == 1)
            #expect(
                warm.value.items == [
                    ReviewDetails(
                        id: "a", author: "Ann", username: "ann", avatarURL: URL(string: "https://i/original/face.jpg"),
                        rating: 9.5, content: "**Bold** words.",
                        createdAt: Date(timeIntervalSince1970: 1_523_375_078.134),
                        updatedAt: Date(timeIntervalSince1970: 1_624_463_887.601),
                        url: URL(string: "https://www.themoviedb.org/review/a")),
                    ReviewDetails(
                        id: "b", author: "bob", username: "bob", avatarURL: URL(string: "https://example.com/b.jpg"),
                        content: ""),
                    ReviewDetails(id: "c", author: "Cy", content: "x"),
                ])
        }
    }

    @Test func `reviews of a movie and a series with one identifier are separate, and so are languages`() async throws {
        func body(_ id: String) -> String {
            #"{"id":1,"page":1,"total_pages":1,"total_results":1,"results":[{"id":"\#(id)","author":"A","content":"x"}]}"#
        }
        let german = try ContentLocale(language: "de-DE")
        try await withPopcorn([
            ("/3/movie/7/reviews", "language=en-US&page=1", body("movie")),
            ("/3/tv/7/reviews", "language=en-US&page=1", body("tv")),
            ("/3/tv/7/reviews", "language=de-DE&page=1", body("german")),
        ]) { popcorn, _ in
            #expect(try await popcorn.movies.fetchMovieReviews.execute(id: 7).items.map(\.id) == ["movie"])
            #expect(try await popcorn.tvSeries.fetchTVSeriesReviews.execute(id: 7).items.map(\.id) == ["tv"])
            let translated = try await popcorn.tvSeries.fetchTVSeriesReviews.execute(id: 7, locale: german)
            #expect(translated.items.map(\.id) == ["german"])
            let again = try await popcorn.tvSeries.fetchTVSeriesReviews.execute(id: 7, policy: .cacheOnly)
            #expect(again.items.map(\.id) == ["tv"])
        }
    }

    @Test func `an invalid identifier or page is rejected without a request`() async throws {
        try await withPopcorn([]) { popcorn, server in
            await #expect(
                throws: PopcornError.invalidInput("0 is not a valid movie identifier; it must be greater than 0")
            ) { try await popcorn.movies.fetchMovieReviews.execute(id: 0) }
            await #expect(
                throws: PopcornError.invalidInput("0 is not a valid page number; it must be from 1 to 500")
            ) { try await popcorn.tvSeries.fetchTVSeriesReviews.execute(id: 7, page: 0) }
            #expect(server.requestCount == 0)
        }
    }
}
