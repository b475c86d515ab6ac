import TMDb
import TMDbTesting
import Testing

@testable import TMDbStandIn

@Suite struct SessionTests {
    @Test func `tokens are consecutive numbers`() throws {
        let client = UserStateClient()
        let token = try client.json("GET", "/3/authentication/token/new")
        #expect(token["request_token"] == .string(String(repeating: "0", count: 39) + "1"))
        #expect(token["expires_at"] == "2100-01-01 00:00:00 UTC")
        let guest = try client.json("GET", "/3/authentication/guest_session/new")
        #expect(guest["guest_session_id"] == .string(String(repeating: "0", count: 31) + "2"))
        #expect(guest["expires_at"] == "2100-01-01 00:00:00 UTC")
    }

    @Test func `after 64 MiB of changes, data must be reset`() throws {
        let client = UserStateClient()
        let body = String(repeating: " ", count: 1 << 20)
        func post() throws -> UserStateClient.Reply { try client.reply("POST", "/3/authentication/session/new", body) }
        for _ in 1...63 { #expect(try post().status != 507) }
        #expect(try post() == .init(status: 507, code: 11))
        // The rest of the space, in requests without a body.
        var count = 0
        while try client.reply("GET", "/3/authentication/token/new").status == 200, count < 5000 { count += 1 }
        #expect(count == 4096 - 63)
        #expect(try client.reply("GET", "/3/authentication").status == 200, "a request that changes nothing")
        client.users.reset()
        #expect(try client.reply("GET", "/3/authentication/token/new").status == 200)
    }

    @Test func `a request token can be exchanged for one session only`() throws {
        let client = UserStateClient()
        let token = try client.text("request_token", in: client.json("GET", "/3/authentication/token/new"))
        let body = #"{"request_token":"\#(token)"}"#
        #expect(try client.reply("POST", "/3/authentication/session/new", body).status == 200)
        #expect(try client.reply("POST", "/3/authentication/session/new", body) == .init(status: 401, code: 17))
    }

    @Test func `each user name has an account`() throws {
        let client = UserStateClient()
        let (anna, ben, nobody) = (
            try client.session(of: "anna"), try client.session(of: "ben"), try client.session()
        )
        let again = try client.session(of: "anna")
        func account(_ session: String) throws -> JSONValue {
            try client.json("GET", "/3/account?session_id=\(session)")
        }
        #expect(try account(anna)["username"] == "anna")
        #expect(try account(anna)["id"] == account(again)["id"])
        #expect(try account(anna)["id"] != account(ben)["id"])
        #expect(try account(nobody)["username"] == "standin")

        let rating = #"{"value":7}"#
        #expect(try client.reply("POST", "/3/movie/1/rating?session_id=\(anna)", rating).code == 1)
        #expect(try client.reply("POST", "/3/movie/1/rating?session_id=\(again)", rating).code == 12)
        #expect(try client.reply("POST", "/3/movie/1/rating?session_id=\(ben)", rating).code == 1)
    }

    @Test func `a reset deletes sessions, tokens and lists`() throws {
        let client = UserStateClient()
        let (session, token) = (try client.session(), try client.accessToken())
        #expect(client.users.knows(accessToken: token))
        let list = try client.number(
            "list_id", in: client.json("POST", "/3/list?session_id=\(session)", #"{"name":"L"}"#))
        client.users.reset()
        #expect(try client.reply("GET", "/3/account?session_id=\(session)") == .init(status: 401, code: 3))
        #expect(!client.users.knows(accessToken: token))
        #expect(try client.reply("GET", "/3/list/\(list)") == .init(status: 404, code: 34))
        #expect(try client.session() != session)
    }

    @Test func `concurrent changes are all stored`() async throws {
        let client = UserStateClient()
        let session = try client.session()
        await withTaskGroup(of: Void.self) { group in
            for id in 1...200 {
                group.addTask {
                    let body = #"{"media_type":"movie","media_id":\#(id),"watchlist":true}"#
                    _ = client.response("POST", "/3/account/1/watchlist?session_id=\(session)", body)
                }
            }
        }
        let first = try client.json("GET", "/3/account/1/watchlist/movies?session_id=\(session)")
        #expect(first["total_results"] == 200)
        #expect(first["total_pages"] == 10)
    }

    @Test func `responses are private`() throws {
        let client = UserStateClient()
        #expect(client.response("GET", "/3/authentication/token/new")?.isPrivate == true)
    }

    @Test func `descriptions do not contain secrets`() throws {
        var state = UserState()
        let secret = state.makeSecret()
        state.sessions[secret] = User(id: 1, name: "anna")
        state.guestSessions.insert(secret)
        let request = IncomingRequest(
            path: "/3/account", parameters: QueryParameters(parsing: "session_id=\(secret)"), bearerToken: secret,
            body: Array(secret.utf8))
        let values: [Any] = [
            state, request, request.parameters, Rater.guest(secret), PostedBody(members: ["a": .string(secret)]),
            UserRequest(incoming: request, pathValues: ["guest_session_id": secret], rows: SampleTitleRows()),
        ]
        for value in values {
            var text = "\(value) \(String(reflecting: value))"
            dump(value, to: &text)
            #expect(!text.contains(secret), "\(type(of: value))")
        }
    }
}
