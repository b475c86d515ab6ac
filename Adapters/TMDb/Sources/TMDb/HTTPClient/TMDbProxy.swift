import Foundation

/// A proxy that connections go through.
///
/// An HTTP proxy is asked to connect (`CONNECT`), so that it sees which host is asked and nothing of a request to it.
/// No description of a proxy shows its credentials.
public struct TMDbProxy: Hashable, Sendable {

    enum Kind: Hashable {
        case http(Credentials?)
        case socks
    }

    /// What an HTTP proxy wants to know, sent as `Proxy-Authorization: Basic`.
    struct Credentials: Hashable {
        let username: String
        let password: String
    }

    let kind: Kind
    /// The host's name or address.
    public let host: String
    /// The port, from 1 to 65535.
    public let port: Int

    /// A proxy that speaks HTTP.
    ///
    /// - Parameters:
    ///   - host: The host's name or address.
    ///   - port: The port, from 1 to 65535.
    ///   - username: The name that the proxy asks for; without a colon. Default: none is sent.
    ///   - password: The password that belongs to the name. Default: empty.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if an argument is not acceptable.
    public static func http(
        host: String, port: Int, username: String? = nil, password: String? = nil
    ) throws(TMDbError) -> TMDbProxy {
        guard username != nil || password == nil else { throw refused("has a password without a user name") }
        guard username?.contains(":") != true else { throw refused("has a user name with a colon") }
        let credentials = username.map { Credentials(username: $0, password: password ?? "") }
        return try TMDbProxy(.http(credentials), host: host, port: port)
    }

    /// A proxy that speaks SOCKS 5 and asks for no credentials. It resolves the name of TMDb's host.
    ///
    /// - Parameters:
    ///   - host: The host's name or address.
    ///   - port: The port, from 1 to 65535. Default: 1080.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if an argument is not acceptable.
    public static func socks(host: String, port: Int = 1080) throws(TMDbError) -> TMDbProxy {
        try TMDbProxy(.socks, host: host, port: port)
    }

    /// A proxy by its address, as the variables `HTTPS_PROXY` and `ALL_PROXY` have it by convention.
    ///
    /// ```swift
    /// let proxy = try TMDbProxy(address: "http://name:password@proxy.example:3128")
    /// ```
    ///
    /// - Parameter address: A URL that begins with `http://`, whose default port is 80, or with `socks5://` or
    ///   `socks5h://`, whose default port is 1080.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the address is not acceptable. The reason does
    ///   not show the address.
    public init(address: String) throws(TMDbError) {
        guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            let host = parts.host
        else { throw Self.refused("must be an address such as http://proxy.example:3128") }
        guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else {
            throw Self.refused("must have no path and no query")
        }
        // The brackets belong to the URL, not to the address of version 6.
        let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        switch scheme {
        case "http":
            self = try .http(host: name, port: parts.port ?? 80, username: parts.user, password: parts.password)
        case "socks5", "socks5h":
            guard parts.user == nil, parts.password == nil else {
                throw Self.refused("must have no credentials if it speaks SOCKS")
            }
            self = try .socks(host: name, port: parts.port ?? 1080)
        default: throw Self.refused("must begin with http:// or socks5://")
        }
    }

    private init(_ kind: Kind, host: String, port: Int) throws(TMDbError) {
        guard !host.isEmpty, host.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw Self.refused("must have a host, without spaces")
        }
        guard (1...65_535).contains(port) else { throw Self.refused("must have a port from 1 to 65535, not \(port)") }
        self.kind = kind
        self.host = host
        self.port = port
    }

    private static func refused(_ flaw: String) -> TMDbError {
        TMDbError(.invalidRequest(reason: "The proxy \(flaw)"))
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
