/// A session of the user or guest whose ratings and favourites a request concerns.
///
/// The session identifier is a secret and never appears in descriptions. Where a method takes a session, pass `nil`
/// only if the client uses a user's access token.
public struct SessionCredential: Hashable, Sendable, Confidential {

    enum Kind: Hashable {
        case user(String)
        case guest(String)
    }

    let kind: Kind

    /// Creates a user's session, which is sent as the query item `session_id`.
    public static func user(_ sessionID: String) -> SessionCredential {
        SessionCredential(kind: .user(sessionID))
    }

    /// Creates a guest's session, which is sent as the query item `guest_session_id`.
    public static func guest(_ guestSessionID: String) -> SessionCredential {
        SessionCredential(kind: .guest(guestSessionID))
    }
}

extension QueryItem {
    /// Creates an item with the session of a user or guest.
    public static func session(_ credential: SessionCredential?) -> QueryItem {
        switch credential?.kind {
        case .user(let id): QueryItem("session_id", id, .text)
        case .guest(let id): QueryItem("guest_session_id", id, .text)
        case nil: QueryItem("session_id", nil, .text)
        }
    }
}
