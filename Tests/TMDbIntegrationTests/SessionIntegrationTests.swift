import Foundation
import TMDb
import TMDbStandIn
import Testing

/// Signing in and out of the stand-in, over real HTTP.
@Suite struct SessionIntegrationTests {

    @Test func `a user signs in with a user name and signs out`() async throws {
        try await withStandIn { client, _ in
            #expect(try await client.authentication.validateKey().isSuccess == true)
            let token = try await client.authentication.requestToken()
            #expect(token.expiresAt == Date(timeIntervalSince1970: 4_102_444_800))
            let approved = try await client.authentication.approve(
                requestToken: token.requestToken, username: "anna", password: "secret")
            #expect(approved.requestToken == token.requestToken)
            let session = try await client.authentication.session(fromRequestToken: approved.requestToken).sessionID
            let account = try await client.account.details(sessionID: session)
            #expect(account.username == "anna")
            #expect(try await client.account.details(forAccount: account.id, sessionID: session) == account)

            let done = try await client.authentication.deleteSession(session)
            #expect(done.isSuccess == true)
            let gone = await failure { try await client.account.details(sessionID: session) }
            #expect(gone?.kind == .unauthorised)
            #expect(gone?.statusCode == .noPermission)
            let twice = await failure { try await client.authentication.deleteSession(session) }
            #expect(twice?.kind == .notFound)
            #expect(twice?.statusCode == .sessionNotFound)
        }
    }

    @Test func `unknown tokens are rejected`() async throws {
        try await withStandIn { client, _ in
            let session = await failure { try await client.authentication.session(fromRequestToken: "unknown") }
            #expect(session?.kind == .unauthorised)
            #expect(session?.statusCode == .sessionDenied)
            let login = await failure {
                try await client.authentication.approve(requestToken: "unknown", username: "anna", password: "p")
            }
            #expect(login?.statusCode == .invalidRequestToken)
            let nameless = await failure {
                try await client.authentication.approve(requestToken: "unknown", username: "", password: "p")
            }
            #expect(nameless?.statusCode == .credentialsRequired)
            let converted = await failure { try await client.authentication.session(fromAccessToken: "unknown") }
            #expect(converted?.statusCode == .invalidToken)
            let access = await failure { try await client.authentication.userAccessToken(from: "unknown") }
            #expect(access?.statusCode == .invalidRequestToken)
            let logout = await failure { try await client.authentication.deleteUserAccessToken("unknown") }
            #expect(logout?.statusCode == .invalidToken)
        }
    }

    @Test func `a user's access token replaces the session and the app's credential`() async throws {
        try await withStandIn(credential: .accessToken("app"), configuration: .init(credential: .accessToken("app"))) {
            client, server in
            let request = try await client.authentication.userRequestToken()
            let user = try await client.authentication.userAccessToken(from: request.requestToken)
            try await withClient(of: server, credential: .accessToken(user.accessToken)) { userClient in
                let account = try await userClient.account.details(sessionID: nil)
                _ = try await userClient.movies.addRating(8.5, toMovie: 603, session: nil)
                #expect(try await userClient.movies.accountStates(forMovie: 603, session: nil).rating == 8.5)

                let session = try await client.authentication.session(fromAccessToken: user.accessToken).sessionID
                #expect(try await client.account.details(sessionID: session) == account)

                let done = try await client.authentication.deleteUserAccessToken(user.accessToken)
                #expect(done.statusCode == .deleted)
                let gone = await failure { try await userClient.account.details(sessionID: nil) }
                #expect(gone?.statusCode == .invalidAPIKey)
            }
        }
    }

    @Test func `resetting the user state removes all sessions`() async throws {
        try await withStandIn { client, server in
            let session = try await client.logIn()
            server.resetUserState()
            let gone = await failure { try await client.account.details(sessionID: session) }
            #expect(gone?.statusCode == .noPermission)
        }
    }
}
