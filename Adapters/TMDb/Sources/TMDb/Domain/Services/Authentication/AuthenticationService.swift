/// A service for authentication: sessions of users and guests, and access tokens of users.
///
/// To create a user session, call ``requestToken()``, have the user approve the token at
/// ``RequestToken/approvalURL(redirectTo:)``, and then call ``session(fromRequestToken:)``.
///
/// Responses are never cached or coalesced. Requests that create or approve a token, or create a session, are never
/// retried. Every method throws ``TMDbError``.
public protocol AuthenticationService: TMDbService {}

extension AuthenticationService {

    /// Checks the client's credential.
    ///
    /// `GET /3/authentication`
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/unauthorised`` if TMDb rejects the credential.
    @discardableResult
    public func validateKey() async throws(TMDbError) -> StatusResponse {
        try await send(Endpoint("authentication-validate-key", path: ["authentication"], cacheability: .never))
    }

    /// Creates a guest session.
    ///
    /// `GET /3/authentication/guest_session/new`
    public func guestSession() async throws(TMDbError) -> GuestSession {
        try await send(
            Endpoint(
                "authentication-create-guest-session", path: ["authentication", "guest_session", "new"],
                cacheability: .never, idempotence: .never))
    }

    /// Creates a request token for a user to approve.
    ///
    /// `GET /3/authentication/token/new`
    public func requestToken() async throws(TMDbError) -> RequestToken {
        try await send(
            Endpoint(
                "authentication-create-request-token", path: ["authentication", "token", "new"],
                cacheability: .never, idempotence: .never))
    }

    /// Approves a request token with a user name and password.
    ///
    /// `POST /3/authentication/token/validate_with_login`
    ///
    /// - Parameters:
    ///   - requestToken: The request token.
    ///   - username: The TMDb user name.
    ///   - password: The TMDb password.
    /// - Returns: The approved token.
    public func approve(
        requestToken: String, username: String, password: String
    ) async throws(TMDbError) -> RequestToken {
        try await send(
            Endpoint(
                "authentication-create-session-from-login", method: .post,
                path: ["authentication", "token", "validate_with_login"],
                body: SecretBody(["username": username, "password": password, "request_token": requestToken]),
                cacheability: .never))
    }

    /// Creates a session from an approved request token.
    ///
    /// `POST /3/authentication/session/new`
    public func session(fromRequestToken requestToken: String) async throws(TMDbError) -> Session {
        try await send(
            Endpoint(
                "authentication-create-session", method: .post, path: ["authentication", "session", "new"],
                body: SecretBody(["request_token": requestToken]), cacheability: .never))
    }

    /// Creates a session from a user's version 4 access token.
    ///
    /// `POST /3/authentication/session/convert/4`
    public func session(fromAccessToken accessToken: String) async throws(TMDbError) -> Session {
        try await send(
            Endpoint(
                "authentication-create-session-from-v4-token", method: .post,
                path: ["authentication", "session", "convert", "4"], body: SecretBody(["access_token": accessToken]),
                cacheability: .never))
    }

    /// Deletes a session.
    ///
    /// `DELETE /3/authentication/session`
    @discardableResult
    public func deleteSession(_ sessionID: String) async throws(TMDbError) -> StatusResponse {
        try await send(
            Endpoint(
                "authentication-delete-session", method: .delete, path: ["authentication", "session"],
                body: SecretBody(["session_id": sessionID]), cacheability: .never))
    }
}

/// Users' access tokens, which replace sessions in API version 4.
///
/// To create a user's access token, call ``userRequestToken(redirectTo:)``, have the user approve the token at
/// ``UserRequestToken/approvalURL``, and then call ``userAccessToken(from:)``. Pass the access token to
/// ``TMDbClient/asUser(_:)`` to create a view of the client that acts on behalf of the user.
extension AuthenticationService {

    /// Creates a request token for a user to approve.
    ///
    /// `POST /4/auth/request_token`
    ///
    /// - Parameter redirectURL: The URL to which TMDb redirects the user after the approval. Default: none.
    public func userRequestToken(redirectTo redirectURL: String? = nil) async throws(TMDbError) -> UserRequestToken {
        try await send(
            Endpoint(
                "v4-auth-create-request-token", method: .post, version: .v4, path: ["auth", "request_token"],
                body: redirectURL.map { ["redirect_to": $0] } ?? [:], cacheability: .never))
    }

    /// Creates an access token from an approved request token.
    ///
    /// `POST /4/auth/access_token`
    public func userAccessToken(from requestToken: String) async throws(TMDbError) -> UserAccessToken {
        try await send(
            Endpoint(
                "v4-auth-create-access-token", method: .post, version: .v4, path: ["auth", "access_token"],
                body: SecretBody(["request_token": requestToken]), cacheability: .never))
    }

    /// Deletes an access token.
    ///
    /// `DELETE /4/auth/access_token`
    @discardableResult
    public func deleteUserAccessToken(_ accessToken: String) async throws(TMDbError) -> StatusResponse {
        try await send(
            Endpoint(
                "v4-auth-logout", method: .delete, version: .v4, path: ["auth", "access_token"],
                body: SecretBody(["access_token": accessToken]), cacheability: .never))
    }
}

/// A request body whose values are secrets.
struct SecretBody: Encodable, Sendable, Confidential {

    private let values: [String: String]

    var secrets: [String] { Array(values.values) }

    init(_ values: [String: String]) {
        self.values = values
    }

    func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}
