import Foundation
import Testing

@testable import TMDb

/// Seasons appended to their series.
@Suite
struct AppendedSeasonTests {

    static func season(_ number: Int) -> String {
        #"{"id": \#(1000 + number), "name": "Season \#(number)", "season_number": \#(number), "episodes": []}"#
    }

    /// Returns a client that responds with a series with the given seasons, and appends the requested seasons.
    static func server(having numbers: [Int]) -> RecordingHTTPClient {
        RecordingHTTPClient { request throws(TMDbHTTPError) in
            let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let wanted = query.first { $0.name == "append_to_response" }?.value?.split(separator: ",") ?? []
            let listed = numbers.map { #"{"id": \#(1000 + $0), "name": "n", "season_number": \#($0)}"# }
            let appended = numbers.filter { wanted.contains("season/\($0)") }
                .map { #", "season/\#($0)": \#(season($0))"# }
            let body =
                #"{"id": 1, "name": "x", "seasons": [\#(listed.joined(separator: ","))]\#(appended.joined())}"#
            return TMDbHTTPResponse(status: 200, body: Data(body.utf8))
        }
    }

    /// Returns the seasons requested by each request.
    static func wanted(_ http: RecordingHTTPClient) -> [[String]] {
        http.requests.map { request in
            let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let value = query.first { $0.name == "append_to_response" }?.value ?? ""
            return value.split(separator: ",").map { String($0.dropFirst("season/".count)) }
        }
    }

    @Test func `appended seasons are keyed by number, and missing seasons are omitted`() async throws {
        let http = Self.server(having: [0, 1, 2])
        let client = try TMDbClient.test(http)
        let response = try await client.tvSeries.details(
            forTVSeries: 1, appending: [], seasons: [2, 0, 9, 2], language: "en")
        #expect(Self.wanted(http) == [["0", "2", "9"]])
        #expect(response.appendedSeasons.mapValues(\.name) == [0: "Season 0", 2: "Season 2"])
        #expect(response.appendedSeasons[2]?.episodes == [])
        #expect(response.tvSeries.seasons?.map(\.seasonNumber) == [0, 1, 2])
    }

    @Test func `a response survives a round trip`() throws {
        let response = try TVSeriesDetailsResponse(
            json: #"{"id": 1, "name": "x", "season/0": \#(Self.season(0)), "season/12": \#(Self.season(12))}"#)
        #expect(response.appendedSeasons.keys.sorted() == [0, 12])
        let json = try JSONEncoder().encode(response)
        #expect(try JSONDecoder().decode(TVSeriesDetailsResponse.self, from: json) == response)
        #expect(String(decoding: json, as: UTF8.self).replacing("\\/", with: "/").contains(#""season/12":{"#))
    }

    @Test(arguments: [
        #""season/1": null"#, #""season/1": {"success": false, "status_code": 34}"#, #""season/x": {}"#,
        #""season/1": {"id": 1, "name": "s", "season_number": 1}"#,
        #""season/1": {"id": 1, "name": "s", "season_number": 1, "episodes": "none"}"#,
        #""season/": {}"#, #""seasons/1": {}"#,
    ])
    func `rejected seasons, seasons without episodes and malformed keys are omitted`(member: String) throws {
        let response = try TVSeriesDetailsResponse(json: #"{"id": 1, "name": "x", \#(member)}"#)
        #expect(response == TVSeriesDetailsResponse(tvSeries: TVSeries(id: 1, name: "x")))
    }

    @Test func `a season that cannot be decoded is omitted, and its number can be in its key alone`() throws {
        let response = try TVSeriesDetailsResponse(
            json: """
                {"id": 1, "name": "x", "season/3": {"name": "s", "episodes": []}, "season/4": \(Self.season(4)),
                 "season/5": {"id": 2, "season_number": "V",
                              "episodes": [{"id": 3, "episode_number": 1}, {"id": 4, "season_number": 5}]}}
                """)
        #expect(response.appendedSeasons.keys.sorted() == [4, 5])
        #expect(
            response.appendedSeasons[5]
                == TVSeason(
                    id: 2, name: "", seasonNumber: 5,
                    episodes: [TVEpisode(id: 3, name: "", episodeNumber: 1, seasonNumber: 5)]))
    }

    @Test(
        arguments: [
            ([.credits, .images], Array(1...19), "contains 2 resources and 19 seasons"),
            ([], Array(0...20), "contains 0 resources and 21 seasons"),
        ] as [(TVSeriesAppendOption, [Int], String)])
    func `more than 20 resources and seasons are rejected without a request`(
        options: TVSeriesAppendOption, seasons: [Int], flaw: String
    ) async throws {
        let http = Self.server(having: [])
        let client = try TMDbClient.test(http)
        let failure = await error { () async throws(TMDbError) in
            try await client.tvSeries.details(forTVSeries: 1, appending: options, seasons: seasons)
        }
        let reason = "append_to_response \(flaw), but TMDb appends at most 20"
        #expect(failure?.kind == .invalidRequest(reason: reason))
        #expect(http.requests.isEmpty)
    }

    @Test func `20 resources and seasons are sent in one request`() async throws {
        let http = Self.server(having: [])
        let client = try TMDbClient.test(http)
        _ = try await client.tvSeries.details(
            forTVSeries: 1, appending: [.credits, .images], seasons: Array(1...18) + Array(1...18))
        #expect(http.requests.count == 1)
    }

    @Test func `a negative season number is rejected`() async throws {
        let client = try TMDbClient.test(Self.server(having: []))
        let failure = await error { () async throws(TMDbError) in
            try await client.tvSeries.details(forTVSeries: 1, appending: [], seasons: [1, -1])
        }
        let reason = "append_to_response contains season -1, but season numbers start at 0"
        #expect(failure?.kind == .invalidRequest(reason: reason))
    }

    @Test(
        arguments: [
            ([], [20]), (Array(0...19), [20]), (Array(1...21), [20, 2]), (Array(0...61), [20, 20, 20, 2]),
            ([0, 1] + Array(1990...2031), [20, 20, 20, 2]),
        ] as [([Int], [Int])])
    func `all seasons are fetched with one request per 20 seasons`(numbers: [Int], requests: [Int]) async throws {
        let http = Self.server(having: numbers.reversed())
        let client = try TMDbClient.test(http)
        let seasons = try await client.tvSeries.allSeasons(ofTVSeries: 1, language: "fr")
        #expect(seasons.map(\.seasonNumber) == numbers)
        #expect(seasons.allSatisfy { $0.episodes == [] })
        #expect(Self.wanted(http).map(\.count) == requests)
        #expect(http.requests.allSatisfy { $0.url.absoluteString.contains("language=fr") })
    }

    @Test func `other resources leave room for fewer seasons in the first request`() async throws {
        let http = Self.server(having: Array(0...40))
        let client = try TMDbClient.test(http)
        let whole = try await client.tvSeries.details(
            forTVSeriesWithAllSeasons: 1, appending: [.credits, .images], language: nil)
        #expect(whole.response.tvSeries.seasons?.count == 41)
        #expect(whole.seasons.keys.sorted() == Array(0...40))
        #expect(Self.wanted(http).map(\.count) == [20, 20, 3])
    }

    @Test func `the translations of a season count as one more resource`() async throws {
        let http = Self.server(having: Array(0...12))
        let client = try TMDbClient.test(http)
        let whole = try await client.tvSeries.details(
            forTVSeriesWithAllSeasons: 1, appending: [.credits, .images], language: nil, withTranslations: true)
        #expect(whole.seasons.keys.sorted() == Array(0...12))
        #expect(Self.wanted(http).map(\.count) == [20, 8])
    }

    @Test func `appended translations survive a round trip`() throws {
        let texts =
            #"{"translations": [{"iso_639_1": "de", "iso_3166_1": "DE", "name": "n", "english_name": "e", "data": {"name": "N"}}]}"#
        let response = try TVSeriesDetailsResponse(
            json: """
                {"id": 1, "name": "x", "season/1/translations": \(texts), "season/2/episode/3/translations": \(texts),
                "season/4/translations": {"success": false}, "season/5/episode/translations": {}, "season/6/images": {}}
                """)
        #expect(
            Set(response.appendedTranslations.keys)
                == [.init(seasonNumber: 1), .init(seasonNumber: 2, episodeNumber: 3)])
        #expect(response.appendedSeasons.isEmpty)
        #expect(response.appendedTranslations[.init(seasonNumber: 1)]?.translations.first?.data.name == "N")
        let json = try JSONEncoder().encode(response)
        #expect(try JSONDecoder().decode(TVSeriesDetailsResponse.self, from: json) == response)
    }

    @Test func `a season that is not appended, and whose own response lacks episodes, is an error`() async throws {
        let client = try TMDbClient.test(
            RecordingHTTPClient(#"{"id": 1, "name": "x", "seasons": [{"id": 2, "name": "n", "season_number": 3}]}"#))
        let error = await #expect(throws: TMDbError.self) { try await client.tvSeries.allSeasons(ofTVSeries: 1) }
        #expect(error?.kind == .decoding(codingPath: "episodes", reason: "The value is missing"))
    }
}
