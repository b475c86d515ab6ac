/// A user's session.
///
/// Source: `POST /3/authentication/session/new`.
public struct Session: Codable, Hashable, Sendable, Confidential {

    /// Whether the session was created.
    public let success: Bool
    /// The session identifier, a secret.
    public let sessionID: String

    /// Creates a session.
    public init(
        success: Bool, sessionID: String
    ) {
        self.success = success
        self.sessionID = sessionID
    }

    private enum CodingKeys: String, CodingKey {
        case success
        case sessionID = "session_id"
    }
}
