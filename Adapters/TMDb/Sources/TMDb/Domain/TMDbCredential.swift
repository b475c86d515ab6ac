/// What tells TMDb who asks.
///
/// No description of it, nor of anything that holds it, shows the secret.
public struct TMDbCredential: Sendable {

    enum Kind {
        case apiKey(String)
        case accessToken(String)
    }

    let kind: Kind

    /// The key or the token.
    var secret: String {
        switch kind {
        case .apiKey(let key): key
        case .accessToken(let token): token
        }
    }

    /// A v3 API key, sent as the query item `api_key`.
    public static func apiKey(_ key: String) -> TMDbCredential {
        TMDbCredential(kind: .apiKey(key))
    }

    /// An API read access token, sent in the header `Authorization`.
    public static func accessToken(_ token: String) -> TMDbCredential {
        TMDbCredential(kind: .accessToken(token))
    }

    /// Checks the secret's form: visible ASCII, because whitespace or a control character comes from a slip in copying
    /// and could end a header.
    func check() throws(RequestProblem) {
        let (name, secret) =
            switch kind {
            case .apiKey(let key): ("API key", key)
            case .accessToken(let token): ("access token", token)
            }
        if secret.isEmpty { throw RequestProblem("The \(name) is empty") }
        if !secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
            throw RequestProblem("The \(name) holds a space, a line break or another character that no \(name) has")
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
