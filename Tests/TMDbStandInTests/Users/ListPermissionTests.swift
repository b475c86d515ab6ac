import TMDb
import TMDbTesting
import Testing

@testable import TMDbStandIn

/// The permissions of lists.
@Suite struct ListPermissionTests {
    @Test func `only the owner can change a list`() throws {
        let client = UserStateClient()
        let (anna, ben) = (try client.session(of: "anna"), try client.session(of: "ben"))
        let list = try client.number(
            "list_id", in: client.json("POST", "/3/list?session_id=\(anna)", #"{"name":"L"}"#))
        let body = #"{"media_id":1}"#
        for (method, path) in [
            ("POST", "/add_item"), ("POST", "/remove_item"), ("POST", "/clear"), ("DELETE", ""),
        ] {
            #expect(
                try client.reply(method, "/3/list/\(list)\(path)?session_id=\(ben)", body)
                    == .init(status: 401, code: 38))
        }
        let token = try client.accessToken()
        for (method, path) in [("PUT", ""), ("DELETE", ""), ("POST", "/items"), ("GET", "/clear")] {
            #expect(
                try client.reply(method, "/4/list/\(list)\(path)", "{}", token: token) == .init(status: 401, code: 38))
        }
        #expect(try client.json("GET", "/3/list/\(list)")["name"] == "L")
        #expect(try client.json("GET", "/3/account/1/lists?session_id=\(anna)")["total_results"] == 1)
        #expect(try client.json("GET", "/3/account/1/lists?session_id=\(ben)")["total_results"] == 0)
    }

    @Test(arguments: [("0", false), ("1", true), ("false", true), ("true", true)])
    func `a list is made private with the number 0 only`(flag: String, isPublic: Bool) throws {
        let client = UserStateClient()
        let token = try client.accessToken()
        let list = try client.number(
            "id",
            in: client.json("POST", "/4/list", #"{"name":"L","iso_639_1":"en","public":\#(flag)}"#, token: token))
        #expect(try client.json("GET", "/4/list/\(list)", token: token)["public"] == .bool(isPublic))
        for change in ["false", "0"] {
            _ = try client.json("PUT", "/4/list/\(list)", #"{"public":1}"#, token: token)
            _ = try client.json("PUT", "/4/list/\(list)", #"{"public":\#(change)}"#, token: token)
            #expect(try client.json("GET", "/4/list/\(list)", token: token)["public"] == false)
        }
    }

    @Test func `a comment is stored by an update only`() throws {
        let client = UserStateClient()
        let token = try client.accessToken()
        let list = try client.number(
            "id", in: client.json("POST", "/4/list", #"{"name":"L","iso_639_1":"en"}"#, token: token))
        let items = #"{"items":[{"media_type":"movie","media_id":550,"comment":"c"}]}"#
        #expect(try client.reply("POST", "/4/list/\(list)/items", items, token: token) == .init(status: 200, code: 1))
        #expect(try client.json("GET", "/4/list/\(list)")["comments"]?["movie:550"] == .null)
        #expect(try client.reply("PUT", "/4/list/\(list)/items", items, token: token) == .init(status: 200, code: 1))
        #expect(try client.json("GET", "/4/list/\(list)")["comments"]?["movie:550"] == "c")
    }

    @Test func `only the owner can read a private list`() throws {
        let client = UserStateClient()
        let token = try client.accessToken()
        let list = try client.number(
            "id",
            in: client.json(
                "POST", "/4/list", #"{"name":"L","iso_639_1":"en","public":0}"#, token: token))
        #expect(try client.json("GET", "/4/list/\(list)", token: token)["public"] == false)
        for path in ["/4/list/\(list)", "/3/list/\(list)", "/3/list/\(list)/item_status?movie_id=1"] {
            #expect(try client.reply("GET", path, token: "other") == .init(status: 401, code: 39))
        }
        // In API version 3, a session identifies the same user.
        let session = try client.text(
            "session_id",
            in: client.json("POST", "/3/authentication/session/convert/4", #"{"access_token":"\#(token)"}"#))
        #expect(try client.json("GET", "/3/list/\(list)?session_id=\(session)")["name"] == "L")
    }

    @Test(arguments: [
        ("POST", "/4/list", "{}", 400, 18), ("POST", "/4/list", #"{"name":"L"}"#, 400, 18),
        ("POST", "/4/list", #"{"name":"","iso_639_1":"en"}"#, 400, 18), ("POST", "/4/list", "L", 400, 47),
        ("PUT", "/4/list/{}", "{}", 200, 40), ("PUT", "/4/list/{}", #"{"name":""}"#, 400, 18),
        ("PUT", "/4/list/{}", #"{"name":"M"}"#, 201, 12), ("POST", "/4/list/{}/items", "{}", 400, 18),
        ("POST", "/4/list/{}/items", #"{"items":[{"media_type":"movie"}]}"#, 400, 18),
        ("POST", "/4/list/{}/items", #"{"items":[{"media_type":"person","media_id":1}]}"#, 400, 18),
        ("GET", "/4/list/{}/item_status", "", 422, 5),
        ("GET", "/4/list/{}/item_status?media_type=movie&media_id=9", "", 404, 34),
        ("GET", "/3/list/{}/item_status", "", 422, 5), ("DELETE", "/4/list/1", "", 404, 34),
        ("PUT", "/4/list/1", #"{"name":"M"}"#, 404, 34),
    ])
    func `an invalid list request is rejected`(method: String, target: String, body: String, status: Int, code: Int)
        throws
    {
        let client = UserStateClient()
        let token = try client.accessToken()
        let list = try client.number(
            "id", in: client.json("POST", "/4/list", #"{"name":"L","iso_639_1":"en"}"#, token: token))
        #expect(
            try client.reply(method, target.replacing("{}", with: String(list)), body, token: token)
                == .init(status: status, code: code))
    }
}
