public import Logging

extension StandInServer {
    /// The configuration of a stand-in.
    public struct Configuration: Sendable {
        /// The port to listen on. Default: 0, which lets the system select a port.
        public var port: Int
        /// The credential that requests must contain. Default: any credential.
        public var credential: RequiredCredential
        /// The initial faults. Default: none.
        public var faults: [FaultRule]
        /// The time for which a response may be cached, in seconds, as sent in `Cache-Control`. Default: 18,000 (5
        /// hours), like TMDb.
        public var maximumAge: Int
        /// The logger. Default: a logger that discards all messages.
        public var logger: Logger

        /// Creates a configuration.
        public init(
            port: Int = 0, credential: RequiredCredential = .any, faults: [FaultRule] = [], maximumAge: Int = 18_000,
            logger: Logger = Logger(label: "popcorn.standin") { _ in SwiftLogNoOpLogHandler() }
        ) {
            self.port = port
            self.credential = credential
            self.faults = faults
            self.maximumAge = maximumAge
            self.logger = logger
        }
    }
}

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
