import Foundation
import Testing

@testable import TMDb

/// Requests of the version 4 account service.
@Suite
struct UserAccountServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("v4-account-lists GET 4/account/4bc8/lists?page=2 (private)") {
            _ = try await $0.accountV4.lists(forAccount: "4bc8", page: 2)
        },
        ServiceCall(
            "v4-account-favorite-movies GET 4/account/4bc8/movie/favorites?sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.accountV4.favoriteMovies(
                forAccount: "4bc8", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "v4-account-favorite-tv GET 4/account/4bc8/tv/favorites?sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.accountV4.favoriteTVSeries(
                forAccount: "4bc8", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "v4-account-rated-movies GET 4/account/4bc8/movie/rated?sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.accountV4.ratedMovies(
                forAccount: "4bc8", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "v4-account-rated-tv GET 4/account/4bc8/tv/rated?sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.accountV4.ratedTVSeries(
                forAccount: "4bc8", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "v4-account-movie-recommendations GET 4/account/4bc8/movie/recommendations?page=2&language=fr (private)"
        ) {
            _ = try await $0.accountV4.recommendedMovies(forAccount: "4bc8", page: 2, language: "fr")
        },
        ServiceCall("v4-account-tv-recommendations GET 4/account/4bc8/tv/recommendations?page=2&language=fr (private)")
        {
            _ = try await $0.accountV4.recommendedTVSeries(forAccount: "4bc8", page: 2, language: "fr")
        },
        ServiceCall(
            "v4-account-movie-watchlist GET 4/account/4bc8/movie/watchlist?sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.accountV4.watchlistMovies(
                forAccount: "4bc8", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "v4-account-tv-watchlist GET 4/account/4bc8/tv/watchlist?sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.accountV4.watchlistTVSeries(
                forAccount: "4bc8", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }

    @Test func `the account identifier is redacted and cannot change the path`() async throws {
        let client = try TMDbClient.test(ScriptedHTTPClient(.answer(404, [:], #"{"status_code": 34}"#)))
        let missing = await #expect(throws: TMDbError.self) {
            try await client.accountV4.lists(forAccount: "4bc8892a")
        }
        #expect(missing?.kind == .notFound)
        #expect(missing.map { "\($0)".contains("4bc8892a") } == false)
        let odd = await #expect(throws: TMDbError.self) { try await client.accountV4.lists(forAccount: "../list/4bc8") }
        guard case .invalidRequest = odd?.kind else { return #expect(Bool(false)) }
        #expect(odd.map { "\($0)".contains("4bc8") } == false)
    }
}
