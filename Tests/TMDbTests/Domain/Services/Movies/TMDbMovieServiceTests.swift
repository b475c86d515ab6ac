import Foundation
import Testing

@testable import TMDb

@Suite("Movie service")
struct TMDbMovieServiceTests {

    @Test("details and appended resources come in one request")
    func detailsAppending() async throws {
        let http = RecordingHTTPClient(try Fixture.text("movie-details-appended"))
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.movies.details(
            forMovie: 550, appending: [.credits, .images, .videos], language: "en")
        #expect(result.movie.title == "Fight Club")
        #expect(result.credits?.cast.count == 2)
        #expect(
            http.requests.map(\.url.absoluteString) == [
                "https://api.themoviedb.org/3/movie/550?language=en&append_to_response=credits,images,videos"
            ])
    }

    @Test("what was asked for but not sent is nil")
    func requestedButMissing() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(try Fixture.text("movie-details")))
        let result = try await client.movies.details(forMovie: 550, appending: [.credits, .lists])
        #expect(result == MovieDetailsResponse(movie: result.movie))
    }

    @Test("every method asks for its own resource")
    func methods() async throws {
        let http = RecordingHTTPClient { request throws(TMDbHTTPError) in
            let bodies = [
                "550": #"{"id": 550, "title": "x"}"#, "credits": #"{"cast": [], "crew": []}"#,
                "images": #"{"posters": [], "logos": [], "backdrops": []}"#, "alternative_titles": #"{"titles": []}"#,
                "translations": #"{"translations": []}"#, "keywords": #"{"keywords": []}"#,
                "providers": #"{"results": {}}"#, "changes": #"{"changes": []}"#,
            ]
            let body = bodies[request.url.lastPathComponent] ?? #"{"results": []}"#
            return TMDbHTTPResponse(status: 200, body: Data(body.utf8))
        }
        let movies = try TMDbClient.test(http, credential: .accessToken("t")).movies
        _ = try await movies.details(forMovie: 550)
        _ = try await movies.credits(forMovie: 550)
        _ = try await movies.images(forMovie: 550)
        _ = try await movies.videos(forMovie: 550)
        _ = try await movies.reviews(forMovie: 550)
        _ = try await movies.recommendations(forMovie: 550)
        _ = try await movies.similar(toMovie: 550)
        _ = try await movies.releaseDates(forMovie: 550)
        _ = try await movies.alternativeTitles(forMovie: 550)
        _ = try await movies.translations(forMovie: 550)
        _ = try await movies.keywords(forMovie: 550)
        _ = try await movies.watchProviders(forMovie: 550)
        _ = try await movies.externalIDs(forMovie: 550)
        _ = try await movies.lists(forMovie: 550)
        _ = try await movies.changes(forMovie: 550)
        #expect(
            http.requests.map { $0.url.path().replacing("/3/movie/550", with: "") } == [
                "", "/credits", "/images", "/videos", "/reviews", "/recommendations", "/similar", "/release_dates",
                "/alternative_titles", "/translations", "/keywords", "/watch/providers", "/external_ids", "/lists",
                "/changes",
            ])
    }

    @Test("an identifier that is none costs no request", arguments: [0, -550])
    func invalidIdentifier(id: Int) async throws {
        let http = RecordingHTTPClient("{}")
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: id) }
        #expect(failure?.kind == .invalidRequest(reason: "movie_id must be at least 1, not \(id)"))
        #expect(http.requests.isEmpty)
    }
}
