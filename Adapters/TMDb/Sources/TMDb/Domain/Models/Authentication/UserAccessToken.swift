public import Foundation

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

extension UserRequestToken {

    /// The URL of the page where the user approves the token, so that it can be exchanged for an access token; `nil` if
    /// the token is empty.
    ///
    /// The URL to which TMDb redirects the user afterwards is specified when the token is created. This URL contains
    /// the token, which is a secret. Send the user to it, but do not log it.
    public var approvalURL: URL? {
        guard !requestToken.isEmpty else { return nil }
        return URL(
            string: "https://www.themoviedb.org/auth/access?request_token=\(requestToken.percentEncoded())")
    }
}
