import Foundation
import Testing

@testable import TMDb

/// Requests of the movie service.
@Suite
struct MovieServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("movie-details GET movie/tt0137523?language=de-DE") {
            _ = try await $0.movies.details(forMovie: "tt0137523")
        },
        ServiceCall("movie-details GET movie/tt0137523?language=fr&append_to_response=credits") {
            _ = try await $0.movies.details(forMovie: "tt0137523", appending: .credits, language: "fr")
        },
        ServiceCall(
            "movie-details GET movie/550?language=de-DE&include_image_language=en,null&include_video_language=en&append_to_response=images,videos"
        ) {
            _ = try await $0.movies.details(
                forMovie: 550, appending: [.images, .videos], includeImageLanguage: ["en", "null"],
                includeVideoLanguage: ["en"])
        },
        ServiceCall(
            "movie-details GET movie/550?language=de-DE&append_to_response=credits,account_states&session_id=s3 (private)"
        ) {
            _ = try await $0.movies.details(
                forMovie: 550, appending: [.credits, .accountStates], session: .user("s3"))
        },
        ServiceCall(
            "movie-details GET movie/tt0137523?language=de-DE&append_to_response=account_states&guest_session_id=g3 (private)"
        ) {
            _ = try await $0.movies.details(forMovie: "tt0137523", appending: .accountStates, session: .guest("g3"))
        },
        ServiceCall("movie-now-playing-list GET movie/now_playing?language=de-DE") {
            _ = try await $0.movies.nowPlaying()
        },
        ServiceCall("movie-now-playing-list GET movie/now_playing?language=fr&page=2&region=FR") {
            _ = try await $0.movies.nowPlaying(page: 2, region: "FR", language: "fr")
        },
        ServiceCall("movie-popular-list GET movie/popular?language=fr&page=2&region=FR") {
            _ = try await $0.movies.popular(page: 2, region: "FR", language: "fr")
        },
        ServiceCall("movie-top-rated-list GET movie/top_rated?language=fr&page=2&region=FR") {
            _ = try await $0.movies.topRated(page: 2, region: "FR", language: "fr")
        },
        ServiceCall("movie-upcoming-list GET movie/upcoming?language=fr&page=2&region=FR") {
            _ = try await $0.movies.upcoming(page: 2, region: "FR", language: "fr")
        },
        ServiceCall("movie-latest-id GET movie/latest") { _ = try await $0.movies.latest() },
        ServiceCall("movie-releases GET movie/550/releases") { _ = try await $0.movies.releases(forMovie: 550) },
        ServiceCall("movie-changes GET movie/550/changes") { _ = try await $0.movies.changes(forMovie: 550) },
        ServiceCall("movie-changes GET movie/550/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.movies.changes(forMovie: 550, from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
        ServiceCall("movie-account-states GET movie/550/account_states?session_id=s3 (private)") {
            _ = try await $0.movies.accountStates(forMovie: 550, session: .user("s3"))
        },
        ServiceCall("movie-account-states GET movie/550/account_states?guest_session_id=g3 (private)") {
            _ = try await $0.movies.accountStates(forMovie: 550, session: .guest("g3"))
        },
        ServiceCall("movie-account-states GET movie/550/account_states (private)") {
            _ = try await $0.movies.accountStates(forMovie: 550, session: nil)
        },
        ServiceCall("movie-add-rating POST movie/550/rating?session_id=s3 {\"value\":8.5} (private)") {
            _ = try await $0.movies.addRating(8.5, toMovie: 550, session: .user("s3"))
        },
        ServiceCall("movie-add-rating POST movie/550/rating?guest_session_id=g3 {\"value\":10} (private)") {
            _ = try await $0.movies.addRating(10, toMovie: 550, session: .guest("g3"))
        },
        ServiceCall("movie-delete-rating DELETE movie/550/rating?session_id=s3 (private)") {
            _ = try await $0.movies.deleteRating(forMovie: 550, session: .user("s3"))
        },
        ServiceCall("movie-delete-rating DELETE movie/550/rating?guest_session_id=g3 (private)") {
            _ = try await $0.movies.deleteRating(forMovie: 550, session: .guest("g3"))
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }

    @Test(arguments: ["", "tt", "popular", "550", "nm0000093", "tt0137523/credits", "tt٣"])
    func `an invalid IMDb identifier is rejected without a request`(id: String) async throws {
        let http = RecordingHTTPClient("{}")
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: id) }
        guard case .invalidRequest(let reason) = failure?.kind else { throw try #require(failure) }
        #expect(reason.hasPrefix("movie_id must be an IMDb identifier such as tt0137523, not "))
        #expect(http.requests.isEmpty)
    }
}
