import NIOHTTP1
import TMDbStandIn
import Testing

/// How what is remembered stands among the other answers.
@Suite struct ServedUsersTests {
    @Test func aRecordingWins() async throws {
        let recordings = [Recording.get("/3/authentication/guest_session/new", #"{"recorded":true}"#)]
        try await StandInServer.serving(recordings) { server in
            let recorded = try await server.client.get("/3/authentication/guest_session/new")
            #expect(recorded.text == #"{"recorded":true}"#)
            let minted = try await server.client.get("/3/authentication/token/new")
            #expect(minted.text.contains("request_token"))
        }
    }

    @Test func nobodyKeepsAUsersAnswer() async throws {
        try await StandInServer.serving([.get("/3/movie/1", "{}")]) { server in
            let minted = try await server.client.get("/3/authentication/token/new")
            #expect(minted.headers.first(name: "Cache-Control") == "max-age=0, private, must-revalidate")
            let movie = try await server.client.get("/3/movie/1")
            #expect(movie.headers.first(name: "Cache-Control") == "public, max-age=18000")
        }
    }

    @Test func limitsOfRequestsHoldForUsersToo() async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/3/account/1/rated/movies?page=501")
            #expect(reply.status == 400)
        }
    }

    @Test func aCredentialIsNeededEvenToSignIn() async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/3/authentication/token/new", headers: [:])
            #expect(reply.status == 401)
        }
    }
}
