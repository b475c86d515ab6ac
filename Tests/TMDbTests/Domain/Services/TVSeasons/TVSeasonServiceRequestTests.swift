import Foundation
import Testing

@testable import TMDb

/// Requests of the TV season service.
@Suite
struct TVSeasonServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("tv-season-details GET tv/1396/season/0?language=de-DE") {
            _ = try await $0.tvSeasons.details(forSeason: 0, inTVSeries: 1396)
        },
        ServiceCall(
            "tv-season-details GET tv/1396/season/0?language=fr&include_image_language=en,null&include_video_language=en&append_to_response=images,videos"
        ) {
            _ = try await $0.tvSeasons.details(
                forSeason: 0, inTVSeries: 1396, appending: [.images, .videos], language: "fr",
                includeImageLanguage: ["en", "null"], includeVideoLanguage: ["en"])
        },
        ServiceCall(
            "tv-season-details GET tv/1396/season/0?language=de-DE&append_to_response=account_states&session_id=s3 (private)"
        ) {
            _ = try await $0.tvSeasons.details(
                forSeason: 0, inTVSeries: 1396, appending: .accountStates, session: .user("s3"))
        },
        ServiceCall("tv-season-images GET tv/1396/season/0/images?language=fr&include_image_language=en,null") {
            _ = try await $0.tvSeasons.images(
                forSeason: 0, inTVSeries: 1396, language: "fr", includeImageLanguage: ["en", "null"])
        },
        ServiceCall("tv-season-videos GET tv/1396/season/0/videos?language=de-DE&include_video_language=en,fr") {
            _ = try await $0.tvSeasons.videos(forSeason: 0, inTVSeries: 1396, includeVideoLanguage: ["en", "fr"])
        },
        ServiceCall("tv-season-credits GET tv/1396/season/0/credits?language=de-DE") {
            _ = try await $0.tvSeasons.credits(forSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-season-aggregate-credits GET tv/1396/season/0/aggregate_credits?language=de-DE") {
            _ = try await $0.tvSeasons.aggregateCredits(forSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-season-translations GET tv/1396/season/0/translations") {
            _ = try await $0.tvSeasons.translations(forSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-season-watch-providers GET tv/1396/season/0/watch/providers?language=de-DE") {
            _ = try await $0.tvSeasons.watchProviders(forSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-season-external-ids GET tv/1396/season/0/external_ids") {
            _ = try await $0.tvSeasons.externalIDs(forSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-season-changes-by-id GET tv/season/3624/changes") {
            _ = try await $0.tvSeasons.changes(forSeasonID: 3624)
        },
        ServiceCall(
            "tv-season-changes-by-id GET tv/season/3624/changes?start_date=2025-11-01&end_date=2025-11-14&page=2"
        ) {
            _ = try await $0.tvSeasons.changes(
                forSeasonID: 3624, from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
        ServiceCall("tv-season-account-states GET tv/1396/season/0/account_states?session_id=s3 (private)") {
            _ = try await $0.tvSeasons.accountStates(forSeason: 0, inTVSeries: 1396, session: .user("s3"))
        },
        ServiceCall("tv-season-account-states GET tv/1396/season/0/account_states?guest_session_id=g3 (private)") {
            _ = try await $0.tvSeasons.accountStates(forSeason: 0, inTVSeries: 1396, session: .guest("g3"))
        },
        ServiceCall("tv-season-account-states GET tv/1396/season/0/account_states (private)") {
            _ = try await $0.tvSeasons.accountStates(forSeason: 0, inTVSeries: 1396, session: nil)
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
