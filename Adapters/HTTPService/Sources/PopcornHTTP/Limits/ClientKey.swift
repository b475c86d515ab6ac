import HTTPTypes
import Hummingbird
import NIOCore

/// The identity of a client for the limit of its rate.
enum ClientKey: Hashable, Sendable {
    /// A valid token.
    case token(TokenHash)
    /// An address of IPv4.
    case ipv4([UInt8])
    /// The first 64 bits of an address of IPv6, which belong to one site.
    case ipv6([UInt8])
    /// A client without an address, such as that of a Unix domain socket.
    case local

    /// Creates the identity of the client of a request.
    ///
    /// - Parameters:
    ///   - remoteAddress: The address of the connection.
    ///   - trustedProxies: The number of proxies that add an address to `X-Forwarded-For`.
    init(_ request: Request, remoteAddress: SocketAddress?, access: AccessPolicy, trustedProxies: Int) {
        if let token = request.bearerToken, access.recognises(token: token) {
            self = .token(TokenHash(token))
        } else {
            self.init(request.forwardedAddress(trustedProxies: trustedProxies) ?? remoteAddress)
        }
    }

    /// Creates the identity of an address. An IPv4 address in the form of IPv6 is an IPv4 address.
    init(_ address: SocketAddress?) {
        guard let bytes = address?.ipBytes else {
            self = .local
            return
        }
        self = bytes.count == 4 ? .ipv4(bytes) : .ipv6(Array(bytes[..<8]))
    }
}

extension Request {

    /// Returns the address that the outermost trusted proxy received the request from; `nil` if there is none.
    func forwardedAddress(trustedProxies: Int) -> SocketAddress? {
        guard trustedProxies > 0 else { return nil }
        let addresses = headers[values: .forwardedFor].joined(separator: ",").split(separator: ",")
        guard addresses.count >= trustedProxies else { return nil }
        let address = String(addresses[addresses.count - trustedProxies].filter { $0 != " " })
        return try? SocketAddress(ipAddress: address, port: 0)
    }
}
