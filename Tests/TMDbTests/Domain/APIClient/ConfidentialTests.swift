import Foundation
import Testing

@testable import TMDb

/// Secrets stay out of descriptions.
@Suite
struct ConfidentialTests {

    static let secret = "s3cret"

    private static let expiry = Date(timeIntervalSince1970: 0)

    static let holders: [any Sendable] = [
        Session(success: true, sessionID: secret),
        GuestSession(success: true, guestSessionID: secret, expiresAt: expiry),
        RequestToken(success: true, requestToken: secret, expiresAt: expiry),
        UserRequestToken(requestToken: secret), UserAccessToken(accessToken: secret, accountID: secret),
        SecretBody(["password": secret]),
        PathSegment.secret(secret, "guest_session_id"), QueryItem.session(secret),
        Endpoint<StatusResponse>(
            "operation", method: .post, path: ["guest_session", .secret(secret, "guest_session_id")],
            query: [.session(secret)], body: ["request_token": secret]),
    ]

    @Test(arguments: holders.indices)
    func `descriptions of sessions, tokens, bodies and requests contain no secret`(index: Int) {
        let holder = Self.holders[index]
        var dumped = ""
        dump(holder, to: &dumped)
        dump([holder], to: &dumped)
        for text in ["\(holder)", String(reflecting: holder), "\([holder])", dumped] {
            #expect(!text.isEmpty)
            #expect(!text.contains(Self.secret))
        }
    }

    @Test func `errors of calls with secrets contain no secret`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(status: 500, ""))
        let secret = Self.secret
        let failures = [
            await error { () async throws(TMDbError) in
                try await client.authentication.approve(requestToken: secret, username: secret, password: secret)
            },
            await error { () async throws(TMDbError) in try await client.authentication.deleteSession(secret) },
            await error { () async throws(TMDbError) in
                try await client.account.lists(forAccount: 987_654, sessionID: secret)
            },
            await error { () async throws(TMDbError) in
                try await client.guestSessions.ratedMovies(forGuestSession: secret)
            },
            await error { () async throws(TMDbError) in
                try await client.guestSessions.ratedMovies(forGuestSession: "../\(secret)")
            },
            await error { () async throws(TMDbError) in
                try await client.account.lists(forAccount: -987_654, sessionID: nil)
            },
        ]
        for failure in failures {
            var text = String(reflecting: try #require(failure))
            dump(failure, to: &text)
            #expect(!text.contains(secret))
            #expect(!text.contains("987654"))
        }
        #expect(failures[2]?.path == "/3/account/<redacted>/lists?session_id=<redacted>")
    }
}
