/// An access token of API version 4, which lets a client act on behalf of a user.
///
/// Source: `POST /4/auth/access_token`.
public struct UserAccessToken: Codable, Hashable, Sendable, Confidential {

    /// Whether the token was created.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?
    /// The token, a secret. Pass it to ``TMDbClient/asUser(_:)``.
    public let accessToken: String
    /// The TMDb identifier of the user in API version 4, a secret. It is a string and differs from the version 3
    /// identifier.
    public let accountID: String

    /// Creates a user access token.
    public init(
        success: Bool? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil, accessToken: String,
        accountID: String
    ) {
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
        self.accessToken = accessToken
        self.accountID = accountID
    }

    private enum CodingKeys: String, CodingKey {
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
        case accessToken = "access_token"
        case accountID = "account_id"
    }
}
