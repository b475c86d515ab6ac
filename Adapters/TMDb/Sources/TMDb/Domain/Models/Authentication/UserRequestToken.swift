/// A token of version 4 that a user approves, to become an access token.
///
/// Source: `POST /4/auth/request_token`.
public struct UserRequestToken: Codable, Hashable, Sendable, Confidential {

    /// Whether the token was made.
    public let success: Bool?
    /// TMDb's code of the result.
    public let statusCode: TMDbStatusCode?
    /// TMDb's words on the result.
    public let statusMessage: String?
    /// The token, a secret.
    public let requestToken: String

    /// Creates an user request token.
    public init(
        success: Bool? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil, requestToken: String
    ) {
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
        self.requestToken = requestToken
    }

    private enum CodingKeys: String, CodingKey {
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
        case requestToken = "request_token"
    }
}
