import TMDb
import TMDbTesting
import Testing

@testable import TMDbStandIn

/// Accounts in API version 4.
@Suite struct UserAccountTests {
    private static let paths = [
        "lists", "movie/favorites", "tv/favorites", "movie/rated", "tv/rated", "movie/recommendations",
        "tv/recommendations", "movie/watchlist", "tv/watchlist",
    ]
    private static let account = String(repeating: "0", count: 23) + "1"

    private func signedIn() throws -> (client: UserStateClient, token: String) {
        let client = UserStateClient()
        return (client, try client.accessToken())
    }

    private func rows(_ client: UserStateClient, _ path: String, token: String) throws -> [JSONValue] {
        let page = try client.json("GET", "/4/account/\(Self.account)/\(path)", token: token)
        guard case .array(let rows) = page["results"] else {
            Issue.record("no rows: \(page)")
            return []
        }
        return rows
    }

    @Test(arguments: paths)
    func `a request requires the access token of the account's user`(path: String) throws {
        let (client, token) = try signedIn()
        let own = "/4/account/\(Self.account)/\(path)"
        #expect(try client.reply("GET", own, token: "other") == .init(status: 401, code: 36))
        #expect(try client.reply("GET", "/4/account/ffff/\(path)", token: token) == .init(status: 404, code: 34))
        let page = try client.json("GET", own, token: token)
        #expect(page["page"] == 1)
        #expect(page["total_results"] == 0)
        #expect(page["results"] == [])
        #expect(client.response("GET", own, token: token)?.isPrivate == true)
    }

    @Test func `lists contain numbers instead of Booleans`() throws {
        let (client, token) = try signedIn()
        let made = try client.json(
            "POST", "/4/list", #"{"name":"L","iso_639_1":"en","public":0,"sort_by":"title.asc"}"#, token: token)
        let id = try client.number("id", in: made)
        _ = try client.json(
            "POST", "/4/list/\(id)/items", #"{"items":[{"media_type":"tv","media_id":7}]}"#, token: token)
        let list = try #require(try rows(client, "lists", token: token).first)
        #expect(list["id"] == .integer(id))
        #expect(list["name"] == "L")
        #expect(list["public"] == 0)
        #expect(list["sort_by"] == 7)
        #expect(list["number_of_items"] == 1)
        #expect(list["runtime"] == "0")
        #expect(list["account_object_id"] == .string(Self.account))
        #expect(list["created_at"] == "2026-01-01 00:00:00 UTC")
    }

    @Test func `ratings have dates`() throws {
        let (client, token) = try signedIn()
        for (id, value) in [(5, 7.5), (9, 8)] {
            _ = try client.json("POST", "/3/movie/\(id)/rating", #"{"value":\#(value)}"#, token: token)
        }
        let ratings = try rows(client, "movie/rated?sort_by=created_at.desc", token: token)
        #expect(ratings.map { $0["id"] } == [9, 5])
        #expect(
            ratings.map { $0["account_rating"] } == [
                ["value": 8, "created_at": "2026-01-01T00:00:01.000Z"],
                ["value": 7.5, "created_at": "2026-01-01T00:00:00.000Z"],
            ])
        #expect(ratings.allSatisfy { $0["rating"] == nil })
        #expect(try rows(client, "tv/rated", token: token).isEmpty)
    }

    @Test func `recommendations depend on rated and marked titles`() throws {
        let (client, token) = try signedIn()
        _ = try client.json("POST", "/3/movie/5/rating", #"{"value":7}"#, token: token)
        for id in [6, 20] {
            _ = try client.json(
                "POST", "/3/account/1/favorite", #"{"media_type":"movie","media_id":\#(id),"favorite":true}"#,
                token: token)
        }
        _ = try client.json(
            "POST", "/3/account/1/watchlist", #"{"media_type":"tv","media_id":3,"watchlist":true}"#, token: token)
        let movies = try rows(client, "movie/recommendations", token: token)
        #expect(movies.map { $0["id"] } == [21, 7])
        #expect(movies.map { $0["media_type"] } == ["movie", "movie"])
        #expect(try rows(client, "tv/recommendations", token: token).map { $0["id"] } == [4])
        #expect(try rows(client, "movie/favorites", token: token).map { $0["id"] } == [6, 20])
        #expect(try rows(client, "tv/watchlist", token: token).map { $0["id"] } == [3])
        #expect(try rows(client, "movie/watchlist", token: token).isEmpty)
    }
}
