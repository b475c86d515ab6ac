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
