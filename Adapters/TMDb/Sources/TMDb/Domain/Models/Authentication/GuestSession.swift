public import Foundation

/// The session of someone without an account. It can rate, and ends after some time without use.
///
/// Source: `GET /3/authentication/guest_session/new`.
public struct GuestSession: Codable, Hashable, Sendable, Confidential {

    /// Whether the session was made.
    public let success: Bool
    /// The session's identifier, a secret.
    public let guestSessionID: String
    /// When the session ends unless it is used.
    public let expiresAt: Date

    /// Creates a guest session.
    public init(
        success: Bool, guestSessionID: String, expiresAt: Date
    ) {
        self.success = success
        self.guestSessionID = guestSessionID
        self.expiresAt = expiresAt
    }

    private enum CodingKeys: String, CodingKey {
        case success
        case guestSessionID = "guest_session_id"
        case expiresAt = "expires_at"
    }
}
