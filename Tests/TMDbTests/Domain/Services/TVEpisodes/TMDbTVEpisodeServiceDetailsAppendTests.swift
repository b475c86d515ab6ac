import Foundation
import Testing

@testable import TMDb

/// Details of episodes with appended resources.
@Suite
struct TMDbTVEpisodeServiceDetailsAppendTests {

    @Test func `details and appended resources are fetched in one request`() async throws {
        let http = RecordingHTTPClient(try Fixture.text("tv-episode-details-appended"))
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.tvEpisodes.details(
            forEpisode: 1, inSeason: 1, inTVSeries: 1396, appending: [.credits, .translations], language: "en")
        #expect(result.tvEpisode.name == "Pilot")
        #expect(result.credits?.cast.map(\.name) == ["Bryan Cranston"])
        #expect(result.credits?.guestStars.map(\.order) == [8])
        #expect(result.translations?.translations.first?.data.name == "Piloto")
        #expect(
            http.requests.map(\.url.absoluteString) == [
                "https://api.themoviedb.org/3/tv/1396/season/1/episode/1?language=en&append_to_response=credits,translations"
            ])
    }

    @Test func `every resource is decoded from one response`() async throws {
        let response = TVEpisodeDetailsResponse.mock()
        let http = RecordingHTTPClient(String(decoding: try JSONEncoder().encode(response), as: UTF8.self))
        let client = try TMDbClient.test(http)
        let everything = TVEpisodeAppendOption(rawValue: (1 << 6) - 1)
        let result = try await client.tvEpisodes.details(
            forEpisode: 1, inSeason: 1, inTVSeries: 1396, appending: everything)
        #expect(result == response)
        let names = TVEpisodeAppendOption.names.map { $0.replacing("/", with: "%2F") }.joined(separator: ",")
        #expect(http.requests.count == 1)
        #expect(http.requests.first?.url.absoluteString.contains("append_to_response=\(names)") == true)
    }

    @Test func `a requested resource that is missing is nil`() async throws {
        let client = try TMDbClient.test(
            RecordingHTTPClient(#"{"id": 62085, "name": "x", "episode_number": 1, "season_number": 1}"#))
        let result = try await client.tvEpisodes.details(
            forEpisode: 1, inSeason: 1, inTVSeries: 1396, appending: [.credits, .translations])
        #expect(
            result
                == TVEpisodeDetailsResponse(
                    tvEpisode: TVEpisode(id: 62085, name: "x", episodeNumber: 1, seasonNumber: 1)))
    }

    @Test func `account states have the episode's identifier and are not cacheable`() async throws {
        let http = RecordingHTTPClient(
            #"{"id": 62085, "name": "x", "episode_number": 1, "season_number": 1, "account_states": {"id": 62085, "rated": {"value": 0.5}}}"#
        )
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.tvEpisodes.details(
            forEpisode: 1, inSeason: 1, inTVSeries: 1396, appending: .accountStates, session: .user("5e551on"))
        let states = AccountStates(id: 62085, rating: 0.5)
        #expect(result.accountStates == states)
        #expect(try JSONDecoder().decode(TVEpisodeDetailsResponse.self, from: JSONEncoder().encode(result)) == result)
        let request = try #require(http.requests.first)
        #expect(!request.isCacheable)
        #expect(request.url.query()?.hasSuffix("&append_to_response=account_states&session_id=5e551on") == true)
    }

    @Test(arguments: ["null", #"{"success": false, "status_code": 3}"#])
    func `account states that TMDb rejected are nil`(json: String) async throws {
        let client = try TMDbClient.test(
            RecordingHTTPClient(
                #"{"id": 62085, "name": "x", "episode_number": 1, "season_number": 1, "account_states": \#(json)}"#))
        let result = try await client.tvEpisodes.details(
            forEpisode: 1, inSeason: 1, inTVSeries: 1396, appending: .accountStates)
        #expect(
            result
                == TVEpisodeDetailsResponse(
                    tvEpisode: TVEpisode(id: 62085, name: "x", episodeNumber: 1, seasonNumber: 1)))
    }
}
