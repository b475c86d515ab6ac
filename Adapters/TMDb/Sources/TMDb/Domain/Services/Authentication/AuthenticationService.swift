/// Sessions of users and guests, and the tokens that lead to them.
///
/// A user's session takes three steps: ``requestToken()``, then the user approves the token at
/// ``RequestToken/approvalURL(redirectTo:)``, then ``session(fromRequestToken:)``. Nothing here is kept or sent
/// twice, because each request makes something new. Every method throws ``TMDbError``.
public protocol AuthenticationService: TMDbService {}

extension AuthenticationService {

    /// Checks the client's credential.
    ///
    /// `GET /3/authentication`
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/unauthorised`` if TMDb does not accept it.
    @discardableResult
    public func validateKey() async throws(TMDbError) -> StatusResponse {
        try await send(Endpoint("authentication-validate-key", path: ["authentication"], cacheability: .never))
    }

    /// Makes a session for someone without an account.
    ///
    /// `GET /3/authentication/guest_session/new`
    public func guestSession() async throws(TMDbError) -> GuestSession {
        try await send(
            Endpoint(
                "authentication-create-guest-session", path: ["authentication", "guest_session", "new"],
                cacheability: .never, idempotence: .never))
    }

    /// Makes a token for a user to approve.
    ///
    /// `GET /3/authentication/token/new`
    public func requestToken() async throws(TMDbError) -> RequestToken {
        try await send(
            Endpoint(
                "authentication-create-request-token", path: ["authentication", "token", "new"],
                cacheability: .never, idempotence: .never))
    }

    /// Approves a token in the user's name.
    ///
    /// `POST /3/authentication/token/validate_with_login`
    ///
    /// - Parameters:
    ///   - requestToken: The token.
    ///   - username: The user's name at TMDb.
    ///   - password: The user's password.
    /// - Returns: The same token, approved.
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

    /// Makes a session of a token that the user approved.
    ///
    /// `POST /3/authentication/session/new`
    public func session(fromRequestToken requestToken: String) async throws(TMDbError) -> Session {
        try await send(
            Endpoint(
                "authentication-create-session", method: .post, path: ["authentication", "session", "new"],
                body: SecretBody(["request_token": requestToken]), cacheability: .never))
    }

    /// Makes a session of a user's access token of version 4.
    ///
    /// `POST /3/authentication/session/convert/4`
    public func session(fromAccessToken accessToken: String) async throws(TMDbError) -> Session {
        try await send(
            Endpoint(
                "authentication-create-session-from-v4-token", method: .post,
                path: ["authentication", "session", "convert", "4"], body: SecretBody(["access_token": accessToken]),
                cacheability: .never))
    }

    /// Ends a session.
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
