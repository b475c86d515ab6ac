public import Foundation

/// A token that a user approves, to become a session.
///
/// Source: `GET /3/authentication/token/new`.
public struct RequestToken: Codable, Hashable, Sendable, Confidential {

    /// Whether the token was made.
    public let success: Bool
    /// The token, a secret.
    public let requestToken: String
    /// When the token ends unless it becomes a session.
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
