/// A request token of API version 4, which is exchanged for an access token after a user has approved it.
///
/// Source: `POST /4/auth/request_token`.
public struct UserRequestToken: Codable, Hashable, Sendable, Confidential {

    /// Whether the token was created.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?
    /// The token, a secret.
    public let requestToken: String

    /// Creates a user request token.
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
