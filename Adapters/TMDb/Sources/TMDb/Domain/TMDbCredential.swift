/// A credential that authenticates requests to TMDb: an API key or an access token.
///
/// The secret never appears in descriptions of the credential or of types that contain it.
public struct TMDbCredential: Sendable {

    enum Kind {
        case apiKey(String)
        case accessToken(String)
    }

    let kind: Kind

    /// The API key or access token.
    var secret: String {
        switch kind {
        case .apiKey(let key): key
        case .accessToken(let token): token
        }
    }

    /// Creates a credential from a v3 API key, which is sent as the query item `api_key`.
    public static func apiKey(_ key: String) -> TMDbCredential {
        TMDbCredential(kind: .apiKey(key))
    }

    /// Creates a credential from an API read access token, which is sent in the `Authorization` header.
    public static func accessToken(_ token: String) -> TMDbCredential {
        TMDbCredential(kind: .accessToken(token))
    }

    /// Validates the secret, which may contain only visible ASCII characters.
    ///
    /// Whitespace or a control character is usually a copying mistake and could end a header.
    func check() throws(InvalidRequest) {
        let (name, secret) =
            switch kind {
            case .apiKey(let key): ("API key", key)
            case .accessToken(let token): ("access token", token)
            }
        if secret.isEmpty { throw InvalidRequest("The \(name) must not be empty") }
        if !secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
            throw InvalidRequest("The \(name) must contain only visible ASCII characters")
        }
    }
}

extension TMDbCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {

    public var description: String {
        switch kind {
        case .apiKey: "API key \(Redaction.mark)"
        case .accessToken: "access token \(Redaction.mark)"
        }
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
