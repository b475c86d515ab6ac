import Foundation
import Testing

@testable import TMDb

/// Details of seasons with appended resources.
@Suite
struct TMDbTVSeasonServiceDetailsAppendTests {

    @Test func `details and appended resources are fetched in one request`() async throws {
        let http = RecordingHTTPClient(try Fixture.text("tv-season-details-appended"))
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.tvSeasons.details(
            forSeason: 1, inTVSeries: 1396, appending: [.credits, .images, .externalIDs], language: "en")
        #expect(result.tvSeason.name == "Season 1")
        #expect(result.tvSeason.episodes?.map(\.episodeNumber) == [1, 2])
        #expect(result.credits?.cast.count == 1)
        #expect(result.images?.posters.count == 1)
        #expect(result.externalIDs?.tvdbID == 30272)
        #expect(
            http.requests.map(\.url.absoluteString) == [
                "https://api.themoviedb.org/3/tv/1396/season/1?language=en&append_to_response=credits,images,external_ids"
            ])
    }

    @Test func `every resource is decoded from one response`() async throws {
        let response = TVSeasonDetailsResponse.mock()
        let http = RecordingHTTPClient(String(decoding: try JSONEncoder().encode(response), as: UTF8.self))
        let client = try TMDbClient.test(http)
        let everything = TVSeasonAppendOption(rawValue: (1 << 8) - 1)
        let result = try await client.tvSeasons.details(
            forSeason: 1, inTVSeries: 1396, appending: everything)
        #expect(result == response)
        let names = TVSeasonAppendOption.names.map { $0.replacing("/", with: "%2F") }.joined(separator: ",")
        #expect(http.requests.count == 1)
        #expect(http.requests.first?.url.absoluteString.contains("append_to_response=\(names)") == true)
    }

    @Test func `a requested resource that is missing is nil`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(#"{"id": 3572, "name": "x", "season_number": 1}"#))
        let result = try await client.tvSeasons.details(
            forSeason: 1, inTVSeries: 1396, appending: [.credits, .images, .externalIDs])
        #expect(result == TVSeasonDetailsResponse(tvSeason: TVSeason(id: 3572, name: "x", seasonNumber: 1)))
    }

    @Test func `account states have the season's identifier and are not cacheable`() async throws {
        let http = RecordingHTTPClient(
            #"{"id": 3572, "name": "x", "season_number": 1, "account_states": {"results": [{"id": 62085, "episode_number": 1, "rated": {"value": 9}}]}}"#
        )
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.tvSeasons.details(
            forSeason: 1, inTVSeries: 1396, appending: .accountStates, session: .user("5e551on"))
        let states = TVSeasonAccountStates(
            id: 3572, results: [TVEpisodeAccountStates(id: 62085, episodeNumber: 1, rating: 9)])
        #expect(result.accountStates == states)
        #expect(try JSONDecoder().decode(TVSeasonDetailsResponse.self, from: JSONEncoder().encode(result)) == result)
        let request = try #require(http.requests.first)
        #expect(!request.isCacheable)
        #expect(request.url.query()?.hasSuffix("&append_to_response=account_states&session_id=5e551on") == true)
    }

    @Test(arguments: ["null", #"{"success": false, "status_code": 3}"#])
    func `account states that TMDb rejected are nil`(json: String) async throws {
        let client = try TMDbClient.test(
            RecordingHTTPClient(#"{"id": 3572, "name": "x", "season_number": 1, "account_states": \#(json)}"#))
        let result = try await client.tvSeasons.details(forSeason: 1, inTVSeries: 1396, appending: .accountStates)
        #expect(result == TVSeasonDetailsResponse(tvSeason: TVSeason(id: 3572, name: "x", seasonNumber: 1)))
    }
}
