/// Whose ratings and favourites are meant: those of a user or of a guest.
///
/// No description of it shows the identifier, which is a secret. Where a method asks for one, `nil` is right only if
/// the client's access token is a user's.
public struct SessionCredential: Hashable, Sendable, Confidential {

    enum Kind: Hashable {
        case user(String)
        case guest(String)
    }

    let kind: Kind

    /// A user's session, sent as the query item `session_id`.
    public static func user(_ sessionID: String) -> SessionCredential {
        SessionCredential(kind: .user(sessionID))
    }

    /// A guest's session, sent as the query item `guest_session_id`.
    public static func guest(_ guestSessionID: String) -> SessionCredential {
        SessionCredential(kind: .guest(guestSessionID))
    }
}

extension QueryItem {
    /// A session of a user or a guest.
    public static func session(_ credential: SessionCredential?) -> QueryItem {
        switch credential?.kind {
        case .user(let id): QueryItem("session_id", id, .text)
        case .guest(let id): QueryItem("guest_session_id", id, .text)
        case nil: QueryItem("session_id", nil, .text)
        }
    }
}
