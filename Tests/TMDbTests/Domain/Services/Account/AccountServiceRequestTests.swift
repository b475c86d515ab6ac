import Foundation
import Testing

@testable import TMDb

/// Requests of the account service.
@Suite
struct AccountServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("account-details GET account (private)") { _ = try await $0.account.details(sessionID: nil) },
        ServiceCall("account-details GET account/548?session_id=s (private)") {
            _ = try await $0.account.details(forAccount: 548, sessionID: "s")
        },
        ServiceCall(
            #"account-add-favorite POST account/548/favorite?session_id=s {"favorite":true,"media_id":550,"media_type":"movie"} (private)"#
        ) { _ = try await $0.account.setFavorite(true, for: .movie(550), account: 548, sessionID: "s") },
        ServiceCall(
            #"account-add-favorite POST account/548/favorite?session_id=s {"favorite":false,"media_id":1396,"media_type":"tv"} (private)"#
        ) { _ = try await $0.account.setFavorite(false, for: .tvSeries(1396), account: 548, sessionID: "s") },
        ServiceCall(
            #"account-add-to-watchlist POST account/548/watchlist?session_id=s {"media_id":11,"media_type":"movie","watchlist":true} (private)"#
        ) { _ = try await $0.account.setOnWatchlist(true, for: .movie(11), account: 548, sessionID: "s") },
        ServiceCall("account-lists GET account/548/lists?page=2&session_id=s (private)") {
            _ = try await $0.account.lists(forAccount: 548, sessionID: "s", page: 2)
        },
        ServiceCall(
            "account-get-favorites GET account/548/favorite/movies?session_id=s&sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.account.favoriteMovies(
                forAccount: 548, sessionID: "s", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "account-favorite-tv GET account/548/favorite/tv?session_id=s&sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.account.favoriteTVSeries(
                forAccount: 548, sessionID: "s", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "account-rated-movies GET account/548/rated/movies?session_id=s&sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.account.ratedMovies(
                forAccount: 548, sessionID: "s", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "account-rated-tv GET account/548/rated/tv?session_id=s&sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.account.ratedTVSeries(
                forAccount: 548, sessionID: "s", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "account-rated-tv-episodes GET account/548/rated/tv/episodes?session_id=s&sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.account.ratedTVEpisodes(
                forAccount: 548, sessionID: "s", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "account-watchlist-movies GET account/548/watchlist/movies?session_id=s&sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.account.watchlistMovies(
                forAccount: 548, sessionID: "s", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "account-watchlist-tv GET account/548/watchlist/tv?session_id=s&sort_by=created_at.desc&page=2&language=fr (private)"
        ) {
            _ = try await $0.account.watchlistTVSeries(
                forAccount: 548, sessionID: "s", sortedBy: .createdAtDescending, page: 2, language: "fr")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
