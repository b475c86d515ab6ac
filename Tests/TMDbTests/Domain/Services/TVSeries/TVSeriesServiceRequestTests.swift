import Foundation
import Testing

@testable import TMDb

/// Requests of the TV series service.
@Suite
struct TVSeriesServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("tv-series-details GET tv/1396?language=de-DE") {
            _ = try await $0.tvSeries.details(forTVSeries: 1396)
        },
        ServiceCall(
            "tv-series-details GET tv/1396?language=fr&include_image_language=en,null&include_video_language=en&append_to_response=images,watch%2Fproviders"
        ) {
            _ = try await $0.tvSeries.details(
                forTVSeries: 1396, appending: [.images, .watchProviders], language: "fr",
                includeImageLanguage: ["en", "null"], includeVideoLanguage: ["en"])
        },
        ServiceCall(
            "tv-series-details GET tv/1396?language=de-DE&append_to_response=credits,season%2F0,season%2F2,season%2F10"
        ) {
            _ = try await $0.tvSeries.details(forTVSeries: 1396, appending: .credits, seasons: [10, 2, 0, 2])
        },
        ServiceCall(
            "tv-series-details GET tv/1396?language=de-DE&append_to_response=account_states&session_id=s3 (private)"
        ) {
            _ = try await $0.tvSeries.details(forTVSeries: 1396, appending: .accountStates, session: .user("s3"))
        },
        ServiceCall(
            "tv-series-details GET tv/1396?language=de-DE&append_to_response=account_states,season%2F1 (private)"
        ) {
            _ = try await $0.tvSeries.details(forTVSeries: 1396, appending: .accountStates, seasons: [1])
        },
        ServiceCall("tv-series-details GET tv/1396?language=de-DE&append_to_response=credits") {
            _ = try await $0.tvSeries.details(forTVSeries: 1396, appending: .credits, session: .user("s3"))
        },
        ServiceCall("tv-series-images GET tv/1396/images") { _ = try await $0.tvSeries.images(forTVSeries: 1396) },
        ServiceCall("tv-series-images GET tv/1396/images?language=fr&include_image_language=en,null") {
            _ = try await $0.tvSeries.images(forTVSeries: 1396, language: "fr", includeImageLanguage: ["en", "null"])
        },
        ServiceCall("tv-series-videos GET tv/1396/videos?language=de-DE&include_video_language=en,fr") {
            _ = try await $0.tvSeries.videos(forTVSeries: 1396, includeVideoLanguage: ["en", "fr"])
        },
        ServiceCall("tv-series-credits GET tv/1396/credits?language=de-DE") {
            _ = try await $0.tvSeries.credits(forTVSeries: 1396)
        },
        ServiceCall("tv-series-aggregate-credits GET tv/1396/aggregate_credits?language=de-DE") {
            _ = try await $0.tvSeries.aggregateCredits(forTVSeries: 1396)
        },
        ServiceCall("tv-series-content-ratings GET tv/1396/content_ratings") {
            _ = try await $0.tvSeries.contentRatings(forTVSeries: 1396)
        },
        ServiceCall("tv-series-alternative-titles GET tv/1396/alternative_titles") {
            _ = try await $0.tvSeries.alternativeTitles(forTVSeries: 1396)
        },
        ServiceCall("tv-series-translations GET tv/1396/translations") {
            _ = try await $0.tvSeries.translations(forTVSeries: 1396)
        },
        ServiceCall("tv-series-keywords GET tv/1396/keywords") {
            _ = try await $0.tvSeries.keywords(forTVSeries: 1396)
        },
        ServiceCall("tv-series-watch-providers GET tv/1396/watch/providers") {
            _ = try await $0.tvSeries.watchProviders(forTVSeries: 1396)
        },
        ServiceCall("tv-series-external-ids GET tv/1396/external_ids") {
            _ = try await $0.tvSeries.externalIDs(forTVSeries: 1396)
        },
        ServiceCall("tv-series-screened-theatrically GET tv/1396/screened_theatrically") {
            _ = try await $0.tvSeries.screenedTheatrically(forTVSeries: 1396)
        },
        ServiceCall("tv-series-episode-groups GET tv/1396/episode_groups") {
            _ = try await $0.tvSeries.episodeGroups(forTVSeries: 1396)
        },
        ServiceCall("tv-series-reviews GET tv/1396/reviews?language=fr&page=2") {
            _ = try await $0.tvSeries.reviews(forTVSeries: 1396, page: 2, language: "fr")
        },
        ServiceCall("tv-series-recommendations GET tv/1396/recommendations?language=fr&page=2") {
            _ = try await $0.tvSeries.recommendations(forTVSeries: 1396, page: 2, language: "fr")
        },
        ServiceCall("tv-series-similar GET tv/1396/similar?language=fr&page=2") {
            _ = try await $0.tvSeries.similar(toTVSeries: 1396, page: 2, language: "fr")
        },
        ServiceCall("lists-copy GET tv/1396/lists?language=fr&page=2") {
            _ = try await $0.tvSeries.lists(forTVSeries: 1396, page: 2, language: "fr")
        },
        ServiceCall("tv-series-changes GET tv/1396/changes") { _ = try await $0.tvSeries.changes(forTVSeries: 1396) },
        ServiceCall("tv-series-changes GET tv/1396/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.tvSeries.changes(
                forTVSeries: 1396, from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
        ServiceCall("tv-series-account-states GET tv/1396/account_states?session_id=s3 (private)") {
            _ = try await $0.tvSeries.accountStates(forTVSeries: 1396, session: .user("s3"))
        },
        ServiceCall("tv-series-account-states GET tv/1396/account_states?guest_session_id=g3 (private)") {
            _ = try await $0.tvSeries.accountStates(forTVSeries: 1396, session: .guest("g3"))
        },
        ServiceCall("tv-series-account-states GET tv/1396/account_states (private)") {
            _ = try await $0.tvSeries.accountStates(forTVSeries: 1396, session: nil)
        },
        ServiceCall("tv-series-add-rating POST tv/1396/rating?session_id=s3 {\"value\":8.5} (private)") {
            _ = try await $0.tvSeries.addRating(8.5, toTVSeries: 1396, session: .user("s3"))
        },
        ServiceCall("tv-series-add-rating POST tv/1396/rating?guest_session_id=g3 {\"value\":10} (private)") {
            _ = try await $0.tvSeries.addRating(10, toTVSeries: 1396, session: .guest("g3"))
        },
        ServiceCall("tv-series-delete-rating DELETE tv/1396/rating?session_id=s3 (private)") {
            _ = try await $0.tvSeries.deleteRating(forTVSeries: 1396, session: .user("s3"))
        },
        ServiceCall("tv-series-delete-rating DELETE tv/1396/rating?guest_session_id=g3 (private)") {
            _ = try await $0.tvSeries.deleteRating(forTVSeries: 1396, session: .guest("g3"))
        },
        ServiceCall("tv-series-airing-today-list GET tv/airing_today?language=fr&page=2&timezone=Europe%2FParis") {
            _ = try await $0.tvSeries.airingToday(page: 2, timezone: "Europe/Paris", language: "fr")
        },
        ServiceCall("tv-series-on-the-air-list GET tv/on_the_air?language=fr&page=2&timezone=Europe%2FParis") {
            _ = try await $0.tvSeries.onTheAir(page: 2, timezone: "Europe/Paris", language: "fr")
        },
        ServiceCall("tv-series-popular-list GET tv/popular?language=fr&page=2") {
            _ = try await $0.tvSeries.popular(page: 2, language: "fr")
        },
        ServiceCall("tv-series-top-rated-list GET tv/top_rated?language=de-DE") {
            _ = try await $0.tvSeries.topRated()
        },
        ServiceCall("tv-series-latest-id GET tv/latest") { _ = try await $0.tvSeries.latest() },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
