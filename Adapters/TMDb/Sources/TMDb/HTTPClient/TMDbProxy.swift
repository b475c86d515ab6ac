import Foundation

/// A proxy for connections to TMDb.
///
/// Connections through an HTTP proxy are tunnelled with `CONNECT`, so the proxy sees the host name but not the content
/// of HTTPS requests. The credentials never appear in descriptions of the proxy.
public struct TMDbProxy: Hashable, Sendable {

    enum Kind: Hashable {
        case http(Credentials?)
        case socks
    }

    /// The credentials for an HTTP proxy, sent as `Proxy-Authorization: Basic`.
    struct Credentials: Hashable {
        let username: String
        let password: String
    }

    let kind: Kind
    /// The host name or IP address.
    public let host: String
    /// The port (1 to 65535).
    public let port: Int

    /// Creates an HTTP proxy.
    ///
    /// - Parameters:
    ///   - host: The host name or IP address.
    ///   - port: The port (1 to 65535).
    ///   - username: The user name, without a colon. Default: `nil`, which sends no credentials.
    ///   - password: The password, which requires a user name. Default: an empty password if there is a user name.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if an argument is invalid.
    public static func http(
        host: String, port: Int, username: String? = nil, password: String? = nil
    ) throws(TMDbError) -> TMDbProxy {
        guard username != nil || password == nil else { throw invalid("must have a user name if it has a password") }
        guard username?.contains(":") != true else { throw invalid("must have a user name without a colon") }
        let credentials = username.map { Credentials(username: $0, password: password ?? "") }
        return try TMDbProxy(.http(credentials), host: host, port: port)
    }

    /// Creates a SOCKS 5 proxy without authentication. The proxy resolves TMDb's host name.
    ///
    /// - Parameters:
    ///   - host: The host name or IP address.
    ///   - port: The port (1 to 65535). Default: 1080.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if an argument is invalid.
    public static func socks(host: String, port: Int = 1080) throws(TMDbError) -> TMDbProxy {
        try TMDbProxy(.socks, host: host, port: port)
    }

    /// Creates a proxy from a URL, in the form that the environment variables `HTTPS_PROXY` and `ALL_PROXY` use by
    /// convention.
    ///
    /// ```swift
    /// let proxy = try TMDbProxy(url: "http://name:password@proxy.example:3128")
    /// ```
    ///
    /// - Parameter url: The URL of the proxy. Its scheme is `http` (default port: 80), `socks5` or `socks5h`
    ///   (default port: 1080).
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the URL is invalid. The reason does not
    ///   contain the URL.
    public init(url: String) throws(TMDbError) {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
            let host = parts.host
        else { throw Self.invalid("must be a URL such as http://proxy.example:3128") }
        guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else {
            throw Self.invalid("must not have a path, a query or a fragment")
        }
        // In a URL, brackets enclose an IPv6 address; they are not part of the address.
        let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        switch scheme {
        case "http":
            self = try .http(host: name, port: parts.port ?? 80, username: parts.user, password: parts.password)
        case "socks5", "socks5h":
            guard parts.user == nil, parts.password == nil else {
                throw Self.invalid("must not have credentials if it is a SOCKS proxy")
            }
            self = try .socks(host: name, port: parts.port ?? 1080)
        default: throw Self.invalid("must start with http:// or socks5://")
        }
    }

    private init(_ kind: Kind, host: String, port: Int) throws(TMDbError) {
        guard !host.isEmpty, host.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw Self.invalid("must have a host without spaces")
        }
        guard (1...65_535).contains(port) else { throw Self.invalid("must have a port from 1 to 65535, not \(port)") }
        self.kind = kind
        self.host = host
        self.port = port
    }

    private static func invalid(_ reason: String) -> TMDbError {
        TMDbError(.invalidRequest(reason: "The proxy \(reason)"))
    }
}

extension TMDbProxy: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {

    public var description: String {
        switch kind {
        case .http: "HTTP proxy \(host):\(port)"
        case .socks: "SOCKS proxy \(host):\(port)"
        }
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: ["host": host, "port": port]) }
}
