import Foundation
import Testing

@testable import TMDb

/// Requests of the TV episode and episode group services.
@Suite
struct TVEpisodeServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("tv-episode-details GET tv/1396/season/0/episode/3?language=de-DE") {
            _ = try await $0.tvEpisodes.details(forEpisode: 3, inSeason: 0, inTVSeries: 1396)
        },
        ServiceCall(
            "tv-episode-details GET tv/1396/season/0/episode/3?language=fr&include_image_language=en,null&include_video_language=en&append_to_response=images,videos"
        ) {
            _ = try await $0.tvEpisodes.details(
                forEpisode: 3, inSeason: 0, inTVSeries: 1396, appending: [.images, .videos], language: "fr",
                includeImageLanguage: ["en", "null"], includeVideoLanguage: ["en"])
        },
        ServiceCall(
            "tv-episode-details GET tv/1396/season/0/episode/3?language=de-DE&append_to_response=account_states&guest_session_id=g3 (private)"
        ) {
            _ = try await $0.tvEpisodes.details(
                forEpisode: 3, inSeason: 0, inTVSeries: 1396, appending: .accountStates, session: .guest("g3"))
        },
        ServiceCall(
            "tv-episode-images GET tv/1396/season/0/episode/3/images?language=fr&include_image_language=en,null"
        ) {
            _ = try await $0.tvEpisodes.images(
                forEpisode: 3, inSeason: 0, inTVSeries: 1396, language: "fr", includeImageLanguage: ["en", "null"])
        },
        ServiceCall(
            "tv-episode-videos GET tv/1396/season/0/episode/3/videos?language=de-DE&include_video_language=en,fr"
        ) {
            _ = try await $0.tvEpisodes.videos(
                forEpisode: 3, inSeason: 0, inTVSeries: 1396, includeVideoLanguage: ["en", "fr"])
        },
        ServiceCall("tv-episode-credits GET tv/1396/season/0/episode/3/credits?language=de-DE") {
            _ = try await $0.tvEpisodes.credits(forEpisode: 3, inSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-episode-translations GET tv/1396/season/0/episode/3/translations") {
            _ = try await $0.tvEpisodes.translations(forEpisode: 3, inSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-episode-external-ids GET tv/1396/season/0/episode/3/external_ids") {
            _ = try await $0.tvEpisodes.externalIDs(forEpisode: 3, inSeason: 0, inTVSeries: 1396)
        },
        ServiceCall("tv-episode-changes-by-id GET tv/episode/63056/changes") {
            _ = try await $0.tvEpisodes.changes(forEpisodeID: 63056)
        },
        ServiceCall(
            "tv-episode-changes-by-id GET tv/episode/63056/changes?start_date=2025-11-01&end_date=2025-11-14&page=2"
        ) {
            _ = try await $0.tvEpisodes.changes(
                forEpisodeID: 63056, from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
        ServiceCall("tv-episode-account-states GET tv/1396/season/0/episode/3/account_states?session_id=s3 (private)") {
            _ = try await $0.tvEpisodes.accountStates(
                forEpisode: 3, inSeason: 0, inTVSeries: 1396, session: .user("s3"))
        },
        ServiceCall(
            "tv-episode-account-states GET tv/1396/season/0/episode/3/account_states?guest_session_id=g3 (private)"
        ) {
            _ = try await $0.tvEpisodes.accountStates(
                forEpisode: 3, inSeason: 0, inTVSeries: 1396, session: .guest("g3"))
        },
        ServiceCall("tv-episode-account-states GET tv/1396/season/0/episode/3/account_states (private)") {
            _ = try await $0.tvEpisodes.accountStates(forEpisode: 3, inSeason: 0, inTVSeries: 1396, session: nil)
        },
        ServiceCall(
            "tv-episode-add-rating POST tv/1396/season/0/episode/3/rating?session_id=s3 {\"value\":8.5} (private)"
        ) {
            _ = try await $0.tvEpisodes.addRating(
                8.5, toEpisode: 3, inSeason: 0, inTVSeries: 1396, session: .user("s3"))
        },
        ServiceCall(
            "tv-episode-add-rating POST tv/1396/season/0/episode/3/rating?guest_session_id=g3 {\"value\":10} (private)"
        ) {
            _ = try await $0.tvEpisodes.addRating(
                10, toEpisode: 3, inSeason: 0, inTVSeries: 1396, session: .guest("g3"))
        },
        ServiceCall("tv-episode-delete-rating DELETE tv/1396/season/0/episode/3/rating?session_id=s3 (private)") {
            _ = try await $0.tvEpisodes.deleteRating(forEpisode: 3, inSeason: 0, inTVSeries: 1396, session: .user("s3"))
        },
        ServiceCall("tv-episode-delete-rating DELETE tv/1396/season/0/episode/3/rating?guest_session_id=g3 (private)") {
            _ = try await $0.tvEpisodes.deleteRating(
                forEpisode: 3, inSeason: 0, inTVSeries: 1396, session: .guest("g3"))
        },
        ServiceCall("tv-episode-group-details GET tv/episode_group/5acf93e60e0a26346d0000ce") {
            _ = try await $0.tvEpisodeGroups.details(forTVEpisodeGroup: "5acf93e60e0a26346d0000ce")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
