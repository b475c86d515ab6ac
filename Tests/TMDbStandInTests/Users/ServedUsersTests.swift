import NIOHTTP1
import TMDbStandIn
import Testing

/// The user state, combined with the stand-in's other responses.
@Suite struct ServedUsersTests {
    @Test func `a recording takes precedence over posted data`() async throws {
        let recordings = [Recording.get("/3/authentication/guest_session/new", #"{"recorded":true}"#)]
        try await StandInServer.serving(recordings) { server in
            let recorded = try await server.client.get("/3/authentication/guest_session/new")
            #expect(recorded.text == #"{"recorded":true}"#)
            let minted = try await server.client.get("/3/authentication/token/new")
            #expect(minted.text.contains("request_token"))
        }
    }

    @Test func `user-specific responses are marked as private`() async throws {
        try await StandInServer.serving([.get("/3/movie/1", "{}")]) { server in
            let minted = try await server.client.get("/3/authentication/token/new")
            #expect(minted.headers.first(name: "Cache-Control") == "max-age=0, private, must-revalidate")
            let movie = try await server.client.get("/3/movie/1")
            #expect(movie.headers.first(name: "Cache-Control") == "public, max-age=18000")
        }
    }

    @Test func `account states are appended with a session`() async throws {
        try await StandInServer.serving([.get("/3/movie/1", #"{"id":1}"#)]) { server in
            let guest = try await server.client.get("/3/authentication/guest_session/new")
            let session = try #require(try guest.json["guest_session_id"] as? String)
            let reply = try await server.client.get(
                "/3/movie/1?append_to_response=account_states&guest_session_id=\(session)")
            let states = try #require(try reply.json["account_states"] as? [String: Any])
            #expect(states.keys.sorted() == ["favorite", "rated", "watchlist"])
            #expect(reply.headers.first(name: "Cache-Control") == "max-age=0, private, must-revalidate")
        }
    }

    @Test func `account states are omitted without a session`() async throws {
        try await StandInServer.serving([.get("/3/movie/1", #"{"id":1}"#)]) { server in
            let reply = try await server.client.get("/3/movie/1?append_to_response=account_states")
            #expect(reply.text == #"{"id":1}"#)
            #expect(reply.headers.first(name: "Cache-Control") == "max-age=0, private, must-revalidate")
            let missing = try await server.client.get("/3/movie/2?append_to_response=account_states")
            #expect(missing.status == 404)
        }
    }

    @Test func `request limits apply to user requests`() async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/3/account/1/rated/movies?page=501")
            #expect(reply.status == 400)
        }
    }

    @Test func `authentication requires a credential`() async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/3/authentication/token/new", headers: [:])
            #expect(reply.status == 401)
        }
    }
}
