import Foundation
import Testing

@testable import TMDb

/// Details of movies with appended resources.
@Suite
struct TMDbMovieServiceDetailsAppendTests {

    @Test func `details and appended resources are fetched in one request`() async throws {
        let http = RecordingHTTPClient(try Fixture.text("movie-details-appended"))
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.movies.details(
            forMovie: 550, appending: [.credits, .images, .videos], language: "en")
        #expect(result.movie.title == "Fight Club")
        #expect(result.credits?.cast.count == 2)
        #expect(result.images?.posters.isEmpty == false)
        #expect(result.videos?.results.isEmpty == false)
        #expect(
            http.requests.map(\.url.absoluteString) == [
                "https://api.themoviedb.org/3/movie/550?language=en&append_to_response=credits,images,videos"
            ])
    }

    @Test func `every resource is decoded from one response`() async throws {
        let response = MovieDetailsResponse.mock()
        let http = RecordingHTTPClient(String(decoding: try JSONEncoder().encode(response), as: UTF8.self))
        let client = try TMDbClient.test(http)
        let everything = MovieAppendOption(rawValue: (1 << 15) - 1)
        let result = try await client.movies.details(
            forMovie: 550, appending: everything)
        #expect(result == response)
        let names = MovieAppendOption.names.map { $0.replacing("/", with: "%2F") }.joined(separator: ",")
        #expect(http.requests.count == 1)
        #expect(http.requests.first?.url.absoluteString.contains("append_to_response=\(names)") == true)
    }

    @Test func `a requested resource that is missing is nil`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(#"{"id": 550, "title": "x"}"#))
        let result = try await client.movies.details(forMovie: 550, appending: [.credits, .images, .videos])
        #expect(result == MovieDetailsResponse(movie: Movie(id: 550, title: "x")))
    }

    @Test func `account states have the movie's identifier and are not cacheable`() async throws {
        let http = RecordingHTTPClient(
            #"{"id": 550, "title": "x", "account_states": {"favorite": true, "rated": {"value": 8.5}, "watchlist": false}}"#
        )
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.movies.details(
            forMovie: 550, appending: .accountStates, session: .user("5e551on"))
        let states = AccountStates(id: 550, isFavorite: true, isOnWatchlist: false, rating: 8.5)
        #expect(result.accountStates == states)
        #expect(try JSONDecoder().decode(MovieDetailsResponse.self, from: JSONEncoder().encode(result)) == result)
        let request = try #require(http.requests.first)
        #expect(!request.isCacheable)
        #expect(request.url.query()?.hasSuffix("&append_to_response=account_states&session_id=5e551on") == true)
    }

    @Test(arguments: ["null", #"{"success": false, "status_code": 3}"#])
    func `account states that TMDb rejected are nil`(json: String) async throws {
        let client = try TMDbClient.test(
            RecordingHTTPClient(#"{"id": 550, "title": "x", "account_states": \#(json)}"#))
        let result = try await client.movies.details(forMovie: 550, appending: .accountStates)
        #expect(result == MovieDetailsResponse(movie: Movie(id: 550, title: "x")))
    }
}
