import TMDb
import Testing

@testable import TMDbStandIn

/// Rejected requests, with TMDb's HTTP status and status code.
@Suite struct RefusalTests {
    @Test(arguments: [
        ("GET", "/3/account"), ("GET", "/3/account/1"), ("GET", "/3/account/1/lists"),
        ("GET", "/3/account/1/favorite/movies"), ("GET", "/3/account/1/favorite/tv"),
        ("GET", "/3/account/1/watchlist/movies"), ("GET", "/3/account/1/watchlist/tv"),
        ("GET", "/3/account/1/rated/movies"), ("GET", "/3/account/1/rated/tv"),
        ("GET", "/3/account/1/rated/tv/episodes"), ("POST", "/3/account/1/favorite"),
        ("POST", "/3/account/1/watchlist"), ("POST", "/3/movie/1/rating"), ("DELETE", "/3/movie/1/rating"),
        ("GET", "/3/movie/1/account_states"), ("POST", "/3/tv/1/rating"), ("DELETE", "/3/tv/1/rating"),
        ("GET", "/3/tv/1/account_states"), ("GET", "/3/tv/1/season/1/account_states"),
        ("POST", "/3/tv/1/season/1/episode/1/rating"), ("DELETE", "/3/tv/1/season/1/episode/1/rating"),
        ("GET", "/3/tv/1/season/1/episode/1/account_states"), ("POST", "/3/list"), ("DELETE", "/3/list/1"),
        ("POST", "/3/list/1/add_item"), ("POST", "/3/list/1/remove_item"), ("POST", "/3/list/1/clear"),
    ])
    func `a request without a session is rejected`(method: String, path: String) throws {
        let client = UserStateClient()
        let session = try client.session()
        for query in ["", "?session_id=", "?session_id=unknown", "?guest_session_id=unknown"] {
            #expect(try client.reply(method, path + query) == .init(status: 401, code: 3))
        }
        #expect(try client.reply(method, path, token: "unknown") == .init(status: 401, code: 3))
        // With a session, the same request is authorised.
        #expect(client.response(method, "\(path)?session_id=\(session)").map { $0.status } != 401)
    }

    @Test(arguments: [
        ("POST", "/4/list"), ("PUT", "/4/list/1"), ("DELETE", "/4/list/1"), ("GET", "/4/list/1/clear"),
        ("POST", "/4/list/1/items"), ("PUT", "/4/list/1/items"), ("DELETE", "/4/list/1/items"),
    ])
    func `a request without a user's access token is rejected`(method: String, path: String) throws {
        let client = UserStateClient()
        let session = try client.session()
        #expect(try client.reply(method, path, token: "other") == .init(status: 401, code: 36))
        #expect(try client.reply(method, "\(path)?session_id=\(session)") == .init(status: 401, code: 36))
        let token = try client.accessToken()
        #expect(client.response(method, path, "{}", token: token)?.status != 401)
    }

    @Test(arguments: [
        (#"{"value":8.5}"#, 201, 1), (#"{"value":0.5}"#, 201, 1), (#"{"value":10}"#, 201, 1),
        (#"{"value":0}"#, 400, 18), (#"{"value":10.5}"#, 400, 18), (#"{"value":8.4}"#, 400, 18),
        (#"{"value":-1}"#, 400, 18), (#"{"value":"8"}"#, 400, 18), ("{}", 400, 18), ("", 400, 47), ("[1]", 400, 47),
        ("{", 400, 47),
    ])
    func `a rating is accepted only on the scale from 0.5 to 10`(body: String, status: Int, code: Int) throws {
        let client = UserStateClient()
        let session = try client.session()
        for path in ["/3/movie/1", "/3/tv/1", "/3/tv/1/season/1/episode/1"] {
            #expect(
                try client.reply("POST", "\(path)/rating?session_id=\(session)", body)
                    == .init(status: status, code: code))
        }
    }

    @Test(arguments: [
        ("/3/movie/0/rating", #"{"value":8}"#), ("/3/tv/-1/rating", #"{"value":8}"#),
        ("/3/tv/1/season/1/episode/0/rating", #"{"value":8}"#),
        ("/3/account/1/favorite", #"{"media_type":"movie","media_id":0,"favorite":true}"#),
        ("/3/account/1/watchlist", #"{"media_type":"tv","media_id":0,"watchlist":true}"#),
    ])
    func `an unknown title is not found`(path: String, body: String) throws {
        let client = UserStateClient()
        let session = try client.session()
        #expect(try client.reply("POST", "\(path)?session_id=\(session)", body) == .init(status: 404, code: 34))
    }

    @Test(arguments: [
        (#"{"media_type":"person","media_id":1,"favorite":true}"#, 400, 18),
        (#"{"media_type":"movie","favorite":true}"#, 400, 18), (#"{"media_type":"movie","media_id":1}"#, 400, 18),
        ("nothing", 400, 47),
    ])
    func `an invalid favourite is rejected`(body: String, status: Int, code: Int) throws {
        let client = UserStateClient()
        let session = try client.session()
        #expect(
            try client.reply("POST", "/3/account/1/favorite?session_id=\(session)", body)
                == .init(status: status, code: code))
    }

    @Test(arguments: [
        ("POST", "/3/authentication/session/new", #"{"request_token":"unknown"}"#, 401, 17),
        ("POST", "/3/authentication/session/new", "{}", 422, 5),
        ("POST", "/3/authentication/session/convert/4", #"{"access_token":"unknown"}"#, 401, 35),
        ("DELETE", "/3/authentication/session", #"{"session_id":"unknown"}"#, 404, 37),
        (
            "POST", "/3/authentication/token/validate_with_login",
            #"{"username":"a","password":"b","request_token":"unknown"}"#, 401, 33
        ),
        (
            "POST", "/3/authentication/token/validate_with_login",
            #"{"username":"","password":"b","request_token":"unknown"}"#, 400, 26
        ),
        (
            "POST", "/3/authentication/token/validate_with_login",
            #"{"username":"a","password":"","request_token":"unknown"}"#, 400, 26
        ),
        ("POST", "/4/auth/access_token", #"{"request_token":"unknown"}"#, 401, 33),
        ("DELETE", "/4/auth/access_token", #"{"access_token":"unknown"}"#, 401, 35),
        ("GET", "/3/guest_session/unknown/rated/movies", "", 401, 3),
    ])
    func `an invalid authentication request is rejected`(
        method: String, path: String, body: String, status: Int, code: Int
    ) throws {
        #expect(try UserStateClient().reply(method, path, body) == .init(status: status, code: code))
    }

    @Test func `requests about data that was not posted are left to the other sources`() throws {
        let client = UserStateClient(recordings: [.get("/3/account/1/lists", "{}"), .get("/3/list/5", "{}")])
        let session = try client.session()
        for target in [
            "/3/movie/1", "/3/movie/tt0137523/account_states?session_id=\(session)", "/3/movie/1/rating", "/",
            "/3/account/1/lists?session_id=unknown", "/3/list/5", "/3/list/528349d419c2954bd21ca0a8", "/4/list/5",
            "/3/list/5/item_status?movie_id=1",
        ] {
            #expect(client.response("GET", target) == nil, "\(target)")
        }
        #expect(client.response("GET", "/3/account/1/lists?session_id=\(session)") != nil)
    }
}
