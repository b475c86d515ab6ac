public import Foundation

/// A user's session.
///
/// Source: `POST /3/authentication/session/new`.
public struct Session: Codable, Hashable, Sendable, Confidential {

    /// Whether the session was created.
    public let success: Bool
    /// The session identifier, a secret.
    public let sessionID: String

    /// Creates a session.
    public init(success: Bool, sessionID: String) {
        self.success = success
        self.sessionID = sessionID
    }

    private enum CodingKeys: String, CodingKey {
        case success
        case sessionID = "session_id"
    }
}

/// A session of a guest, without a TMDb account. A guest can rate titles. An unused session expires after some time.
///
/// Source: `GET /3/authentication/guest_session/new`.
public struct GuestSession: Codable, Hashable, Sendable, Confidential {

    /// Whether the session was created.
    public let success: Bool
    /// The session identifier, a secret.
    public let guestSessionID: String
    /// The date when the session expires if it is unused.
    public let expiresAt: Date

    /// Creates a guest session.
    public init(success: Bool, guestSessionID: String, expiresAt: Date) {
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
