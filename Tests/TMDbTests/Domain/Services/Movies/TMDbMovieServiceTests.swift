import Foundation
import Testing

@testable import TMDb

@Suite
struct TMDbMovieServiceTests {

    @Test func `every method requests its resource`() async throws {
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

    @Test(arguments: [0, -550])
    func `an invalid identifier is rejected without a request`(id: Int) async throws {
        let http = RecordingHTTPClient("{}")
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: id) }
        #expect(failure?.kind == .invalidRequest(reason: "movie_id must be at least 1, not \(id)"))
        #expect(http.requests.isEmpty)
    }
}
