import TMDb
import TMDbTesting
import Testing

@testable import TMDbStandIn

@Suite struct SessionTests {
    @Test func tokensAreCounted() throws {
        let visitor = Visitor()
        let token = try visitor.json("GET", "/3/authentication/token/new")
        #expect(token["request_token"] == .string(String(repeating: "0", count: 39) + "1"))
        #expect(token["expires_at"] == "2100-01-01 00:00:00 UTC")
        let guest = try visitor.json("GET", "/3/authentication/guest_session/new")
        #expect(guest["guest_session_id"] == .string(String(repeating: "0", count: 31) + "2"))
        #expect(guest["expires_at"] == "2100-01-01 00:00:00 UTC")
    }

    @Test func aTokenMakesOneSession() throws {
        let visitor = Visitor()
        let token = try visitor.text("request_token", in: visitor.json("GET", "/3/authentication/token/new"))
        let body = #"{"request_token":"\#(token)"}"#
        #expect(try visitor.reply("POST", "/3/authentication/session/new", body).status == 200)
        #expect(try visitor.reply("POST", "/3/authentication/session/new", body) == .init(status: 401, code: 17))
    }

    @Test func eachNameHasAnAccount() throws {
        let visitor = Visitor()
        let (anna, ben, nobody) = (
            try visitor.session(of: "anna"), try visitor.session(of: "ben"), try visitor.session()
        )
        let again = try visitor.session(of: "anna")
        func account(_ session: String) throws -> JSONValue {
            try visitor.json("GET", "/3/account?session_id=\(session)")
        }
        #expect(try account(anna)["username"] == "anna")
        #expect(try account(anna)["id"] == account(again)["id"])
        #expect(try account(anna)["id"] != account(ben)["id"])
        #expect(try account(nobody)["username"] == "standin")

        let rating = #"{"value":7}"#
        #expect(try visitor.reply("POST", "/3/movie/1/rating?session_id=\(anna)", rating).code == 1)
        #expect(try visitor.reply("POST", "/3/movie/1/rating?session_id=\(again)", rating).code == 12)
        #expect(try visitor.reply("POST", "/3/movie/1/rating?session_id=\(ben)", rating).code == 1)
    }

    @Test func forgettingEverything() throws {
        let visitor = Visitor()
        let (session, token) = (try visitor.session(), try visitor.accessToken())
        #expect(visitor.users.knows(accessToken: token))
        let list = try visitor.number(
            "list_id", in: visitor.json("POST", "/3/list?session_id=\(session)", #"{"name":"L"}"#))
        visitor.users.reset()
        #expect(try visitor.reply("GET", "/3/account?session_id=\(session)") == .init(status: 401, code: 3))
        #expect(!visitor.users.knows(accessToken: token))
        #expect(try visitor.reply("GET", "/3/list/\(list)") == .init(status: 404, code: 34))
        #expect(try visitor.session() != session)
    }

    @Test func manyAtOnceLoseNothing() async throws {
        let visitor = Visitor()
        let session = try visitor.session()
        await withTaskGroup(of: Void.self) { group in
            for id in 1...200 {
                group.addTask {
                    let body = #"{"media_type":"movie","media_id":\#(id),"watchlist":true}"#
                    _ = visitor.answer("POST", "/3/account/1/watchlist?session_id=\(session)", body)
                }
            }
        }
        let first = try visitor.json("GET", "/3/account/1/watchlist/movies?session_id=\(session)")
        #expect(first["total_results"] == 200)
        #expect(first["total_pages"] == 10)
    }

    @Test func answersAreOneUsers() throws {
        let visitor = Visitor()
        #expect(visitor.answer("GET", "/3/authentication/token/new")?.isPrivate == true)
    }

    @Test func nothingSecretIsDescribed() throws {
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
