/// A token that lets a client read and write for a user.
///
/// Source: `POST /4/auth/access_token`.
public struct UserAccessToken: Codable, Hashable, Sendable, Confidential {

    /// Whether the token was made.
    public let success: Bool?
    /// TMDb's code of the result.
    public let statusCode: TMDbStatusCode?
    /// TMDb's words on the result.
    public let statusMessage: String?
    /// The token, a secret. ``TMDbClient/asUser(_:)`` makes a view of a client that uses it.
    public let accessToken: String
    /// TMDb's identifier of the user, a secret. Version 4 has its own, which is no number.
    public let accountID: String

    /// Creates an user access token.
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
