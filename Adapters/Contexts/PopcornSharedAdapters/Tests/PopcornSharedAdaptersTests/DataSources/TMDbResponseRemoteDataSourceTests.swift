import CoreDomain
import Foundation
import PopcornCompression
import TMDb
import TMDbTesting
import Testing

@testable import PopcornSharedAdapters

@Suite struct TMDbResponseRemoteDataSourceTests {

    private let tmdb = TMDbMock()

    private func fetch(
        _ json: String, target: String = "3/movie/550", title: ContentID? = .movie(550), parts: [String] = [],
        operation: String = "movie-details"
    ) async throws -> ResponseContent {
        tmdb.respond(to: operation, with: try #require(PublicResponse(Data(json.utf8))))
        return try await TMDbResponseRemoteDataSource(client: tmdb.client).response(
            to: ResponseRequest(target: target, title: title, kind: .content, parts: parts))
    }

    @Test
    func `a response has the bytes of the body, its digest and the missing parts`() async throws {
        let json = #"{"id": 550,  "images": {"logos": []}, "credits": null, "keywords": [], "reviews": {}}"#
        let content = try await fetch(
            json, target: "3/movie/550?append_to_response=credits%2Cimages%2Ckeywords%2Creviews%2Cvideos",
            parts: ["credits", "images", "keywords", "reviews", "videos"])
        let limit = ResponseContent.maximumByteCount
        #expect(try Gzip.decompressed(content.gzip, limit: limit) == Data(json.utf8))
        #expect(content.byteCount == json.utf8.count)
        #expect(content.tag == ContentDigest(Data(json.utf8)).bytes)
        #expect(content.missingParts == ["credits", "keywords", "reviews", "videos"])
        #expect(content.date == nil)
    }

    @Test(arguments: [
        (#"{"release_date": "1999-10-15", "status": "Released"}"#, "1999-10-15"),
        (#"{"release_date": ""}"#, nil), (#"{"release_date": 7}"#, nil),
        (#"{"last_air_date": "2013-09-29", "status": "Ended", "next_episode_to_air": null}"#, "2013-09-29"),
        (#"{"last_air_date": "2013-09-29", "status": "Returning Series"}"#, nil),
        (#"{"last_air_date": "2026-01-01", "next_episode_to_air": {"air_date": "2026-01-08"}}"#, "2026-01-08"),
        (
            #"{"air_date": "2008-01-20", "episodes": [{"air_date": "2008-01-27"}, {"air_date": "2008-01-20"}]}"#,
            "2008-01-27"
        ),
        (#"{"air_date": "2008-01-20", "episodes": [{"air_date": null}]}"#, nil),
        (#"{"air_date": "2008-01-20", "episodes": [{"air_date": "2008-01-27"}, {"air_date": ""}]}"#, nil),
        (#"{"air_date": "2008-01-20"}"#, "2008-01-20"), (#"{"deathday": "1977-12-25"}"#, "1977-12-25"),
        (#"{"title": "Fight Club"}"#, nil),
    ])
    func `the date is that of the release, the last or next episode, or the death`(
        json: String, date: String?
    ) async throws {
        let expected = try date.map { try Date("\($0)T00:00:00Z", strategy: .iso8601) }
        #expect(try await fetch(#"{"id": 550, "# + json.dropFirst()).date == expected)
    }

    @Test(arguments: ["{}", #"{"message": "Forbidden"}"#, #"[{"id": 550}]"#, #"{"results": []}"#])
    func `a body of another server is an error, and is not cached`(json: String) async {
        let error = await #expect(throws: PopcornError.self) { try await fetch(json) }
        #expect(error?.kind == .undecodable)
        #expect(error?.subject == "/3/movie/550")
    }

    @Test(arguments: [
        (TMDbError(.unexpectedStatus, httpStatus: 400, statusCode: TMDbStatusCode(rawValue: 22)), "invalidInput"),
        (TMDbError(.invalidRequest(reason: "page"), httpStatus: 422), "invalidInput"),
        (TMDbError(.unexpectedStatus, httpStatus: 400), "unavailable"),
        (TMDbError(.serverFailure, httpStatus: 503), "unavailable"),
        (TMDbError(.notFound, httpStatus: 404, statusCode: TMDbStatusCode(rawValue: 34)), "notFound"),
    ])
    func `errors have the error of TMDb as their cause`(error: TMDbError, kind: String) async {
        tmdb.fail("movie-details", with: error)
        let thrown = await #expect(throws: PopcornError.self) {
            try await TMDbResponseRemoteDataSource(client: tmdb.client).response(
                to: ResponseRequest(target: "3/movie/550", title: .movie(550), kind: .content))
        }
        #expect(thrown?.kind.name == kind)
        #expect(thrown?.subject == "/3/movie/550")
        #expect(thrown?.cause as? TMDbError == error)
    }

    @Test
    func `a target that is not public is rejected without a request`() async {
        let thrown = await #expect(throws: PopcornError.self) {
            try await TMDbResponseRemoteDataSource(client: tmdb.client).response(
                to: ResponseRequest(target: "3/account/7", title: nil, kind: .content))
        }
        #expect(thrown?.kind == .invalidInput)
        #expect(tmdb.calls.isEmpty)
    }
}
