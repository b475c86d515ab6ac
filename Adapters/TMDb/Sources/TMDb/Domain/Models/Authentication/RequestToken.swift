public import Foundation

/// A token that a user approves, from which a session is then created.
///
/// Source: `GET /3/authentication/token/new`.
public struct RequestToken: Codable, Hashable, Sendable, Confidential {

    /// Whether the token was created.
    public let success: Bool
    /// The token, a secret.
    public let requestToken: String
    /// The date when the token expires if no session is created from it.
    public let expiresAt: Date

    /// Creates a request token.
    public init(
        success: Bool, requestToken: String, expiresAt: Date
    ) {
        self.success = success
        self.requestToken = requestToken
        self.expiresAt = expiresAt
    }

    private enum CodingKeys: String, CodingKey {
        case success
        case requestToken = "request_token"
        case expiresAt = "expires_at"
    }
}
