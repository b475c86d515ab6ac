/// Access tokens of users, which version 4 of the API has in place of sessions.
///
/// A user's access token takes three steps: ``userRequestToken(redirectTo:)``, then the user approves the token at
/// ``UserRequestToken/approvalURL``, then ``userAccessToken(from:)``. With the token ``TMDbClient/asUser(_:)`` makes a
/// view of a client that reads and writes for the user.
extension AuthenticationService {

    /// Makes a token for a user to approve.
    ///
    /// `POST /4/auth/request_token`
    ///
    /// - Parameter redirectURL: Where TMDb leads the user afterwards. Default: nowhere.
    public func userRequestToken(redirectTo redirectURL: String? = nil) async throws(TMDbError) -> UserRequestToken {
        try await send(
            Endpoint(
                "v4-auth-create-request-token", method: .post, version: .v4, path: ["auth", "request_token"],
                body: redirectURL.map { ["redirect_to": $0] } ?? [:], cacheability: .never))
    }

    /// Makes an access token of a token that the user approved.
    ///
    /// `POST /4/auth/access_token`
    public func userAccessToken(from requestToken: String) async throws(TMDbError) -> UserAccessToken {
        try await send(
            Endpoint(
                "v4-auth-create-access-token", method: .post, version: .v4, path: ["auth", "access_token"],
                body: SecretBody(["request_token": requestToken]), cacheability: .never))
    }

    /// Ends an access token.
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
