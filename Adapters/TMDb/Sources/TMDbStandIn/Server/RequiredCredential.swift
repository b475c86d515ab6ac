/// The credential that the stand-in requires, as `api_key` in the query or as a bearer token.
public enum RequiredCredential: Sendable, Equatable {
    /// Any non-empty credential.
    case any
    /// The given `api_key`, in the query.
    case apiKey(String)
    /// The given access token, as `Authorization: Bearer`.
    case accessToken(String)

    func isSatisfied(by request: IncomingRequest) -> Bool {
        let apiKey = request.parameters.secrets["api_key"]
        let token = request.bearerToken
        switch self {
        case .any: return !(apiKey ?? "").isEmpty || !(token ?? "").isEmpty
        case .apiKey(let required): return apiKey == required
        case .accessToken(let required): return token == required
        }
    }

    /// Returns the token of an `Authorization` header with the scheme `Bearer`.
    static func bearerToken(in header: String?) -> String? {
        let scheme = "Bearer "
        guard let header, header.lowercased().hasPrefix(scheme.lowercased()) else { return nil }
        return String(header.dropFirst(scheme.count))
    }
}

extension RequiredCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind of the credential, without its value.
    public var description: String {
        switch self {
        case .any: "any credential"
        case .apiKey: "one API key"
        case .accessToken: "one access token"
        }
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
