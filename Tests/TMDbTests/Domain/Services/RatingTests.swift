import Foundation
import InMemoryLogging
import Logging
import Testing

@testable import TMDb

@Suite
struct RatingTests {

    @Test(arguments: [0, 0.4, 0.75, 10.5, -1, .nan, .infinity])
    func `an invalid rating is rejected without a request`(rating: Double) async throws {
        let http = RecordingHTTPClient("{}")
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in
            try await client.movies.addRating(rating, toMovie: 550, session: .user("s3"))
        }
        #expect(
            failure?.kind == .invalidRequest(reason: "rating must be from 0.5 to 10 in steps of 0.5, not \(rating)"))
        #expect(http.requests.isEmpty)
    }

    @Test(arguments: [SessionCredential.user(""), .guest("")])
    func `an empty session is rejected without a request`(session: SessionCredential) async throws {
        let http = RecordingHTTPClient("{}")
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in
            try await client.tvSeries.deleteRating(forTVSeries: 1, session: session)
        }
        guard case .invalidRequest = failure?.kind else { throw try #require(failure) }
        #expect(http.requests.isEmpty)
    }

    @Test(arguments: [
        (
            201, #"{"success": true, "status_code": 1, "status_message": "Done."}"#,
            StatusResponse(isSuccess: true, statusCode: TMDbStatusCode(rawValue: 1), statusMessage: "Done.")
        ), (204, "", StatusResponse()), (200, "", StatusResponse()),
    ])
    func `TMDb's status is returned, or an empty one if the body is empty`(
        status: Int, body: String, response: StatusResponse
    ) async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(status: status, body))
        let answer = try await client.tvEpisodes.addRating(
            0.5, toEpisode: 1, inSeason: 0, inTVSeries: 1396, session: .guest("g3"))
        #expect(answer == response)
    }

    @Test func `a failure with HTTP status 200 is thrown`() async throws {
        let client = try TMDbClient.test(
            RecordingHTTPClient(#"{"success": false, "status_code": 21, "status_message": "None."}"#))
        let failure = await error { () async throws(TMDbError) in
            try await client.movies.deleteRating(forMovie: 550, session: .user("s3"))
        }
        #expect(failure?.statusCode?.rawValue == 21)
    }

    @Test func `adding a rating is not idempotent, and no response is cacheable`() async throws {
        let http = RecordingHTTPClient(#"{"id": 550}"#)
        let movies = try TMDbClient.test(http).movies
        try await movies.addRating(8, toMovie: 550, session: .user("s3"))
        try await movies.deleteRating(forMovie: 550, session: .user("s3"))
        _ = try await movies.accountStates(forMovie: 550, session: .user("s3"))
        #expect(http.requests.map(\.isIdempotent) == [false, true, true])
        #expect(http.requests.map(\.isCacheable) == [false, false, false])
    }

    @Test(arguments: [SessionCredential.user("s3cret"), .guest("s3cret")])
    func `descriptions, errors and logs do not contain the session`(session: SessionCredential) async throws {
        var dumped = ""
        dump(session, to: &dumped)
        #expect(!"\(session) \(String(reflecting: session)) \(dumped)".contains("s3cret"))
        var handler = InMemoryLogHandler()
        handler.logLevel = .trace
        let client = try TMDbClient.test(
            RecordingHTTPClient(status: 401, ""), logger: Logger(label: "test") { [handler] _ in handler })
        let failure = try #require(
            await error { () async throws(TMDbError) in
                try await client.movies.addRating(8, toMovie: 550, session: session)
            })
        #expect(failure.path?.contains("session_id=<redacted>") == true)
        #expect(!"\(failure) \(String(reflecting: failure)) \(handler.entries)".contains("s3cret"))
        #expect(!handler.entries.isEmpty)
    }
}
