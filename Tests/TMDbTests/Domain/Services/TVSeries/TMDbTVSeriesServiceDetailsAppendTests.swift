import Foundation
import Testing

@testable import TMDb

/// Details of TV series with appended resources.
@Suite
struct TMDbTVSeriesServiceDetailsAppendTests {

    @Test func `details and appended resources are fetched in one request`() async throws {
        let http = RecordingHTTPClient(try Fixture.text("tv-series-details-appended"))
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.tvSeries.details(
            forTVSeries: 1396, appending: [.aggregateCredits, .contentRatings, .keywords], language: "en")
        #expect(result.tvSeries.name == "Breaking Bad")
        #expect(result.aggregateCredits?.cast.map(\.totalEpisodeCount) == [62])
        #expect(result.contentRatings?.results.map(\.rating) == ["16", "18"])
        #expect(result.keywords?.keywords.map(\.name) == ["drug dealer"])
        #expect(
            http.requests.map(\.url.absoluteString) == [
                "https://api.themoviedb.org/3/tv/1396?language=en&append_to_response=aggregate_credits,content_ratings,keywords"
            ])
    }

    @Test func `every resource is decoded from one response`() async throws {
        let response = TVSeriesDetailsResponse.mock()
        let http = RecordingHTTPClient(String(decoding: try JSONEncoder().encode(response), as: UTF8.self))
        let client = try TMDbClient.test(http)
        let everything = TVSeriesAppendOption(rawValue: (1 << 18) - 1)
        let result = try await client.tvSeries.details(
            forTVSeries: 1396, appending: everything, seasons: [0, 1])
        #expect(result == response)
        let names = TVSeriesAppendOption.names.map { $0.replacing("/", with: "%2F") }.joined(separator: ",")
        #expect(http.requests.count == 1)
        #expect(http.requests.first?.url.absoluteString.contains("append_to_response=\(names)") == true)
    }

    @Test func `a requested resource that is missing is nil`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(#"{"id": 1396, "name": "x"}"#))
        let result = try await client.tvSeries.details(
            forTVSeries: 1396, appending: [.aggregateCredits, .contentRatings, .keywords])
        #expect(result == TVSeriesDetailsResponse(tvSeries: TVSeries(id: 1396, name: "x")))
    }

    @Test func `account states have the series' identifier and are not cacheable`() async throws {
        let http = RecordingHTTPClient(
            #"{"id": 1396, "name": "x", "account_states": {"favorite": false, "rated": false, "watchlist": true}}"#)
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.tvSeries.details(
            forTVSeries: 1396, appending: .accountStates, session: .user("5e551on"))
        let states = AccountStates(id: 1396, isFavorite: false, isOnWatchlist: true)
        #expect(result.accountStates == states)
        #expect(try JSONDecoder().decode(TVSeriesDetailsResponse.self, from: JSONEncoder().encode(result)) == result)
        let request = try #require(http.requests.first)
        #expect(!request.isCacheable)
        #expect(request.url.query()?.hasSuffix("&append_to_response=account_states&session_id=5e551on") == true)
    }

    @Test(arguments: ["null", #"{"success": false, "status_code": 3}"#])
    func `account states that TMDb rejected are nil`(json: String) async throws {
        let client = try TMDbClient.test(
            RecordingHTTPClient(#"{"id": 1396, "name": "x", "account_states": \#(json)}"#))
        let result = try await client.tvSeries.details(forTVSeries: 1396, appending: .accountStates)
        #expect(result == TVSeriesDetailsResponse(tvSeries: TVSeries(id: 1396, name: "x")))
    }
}
