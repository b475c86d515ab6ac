import HTTPTypes
import Hummingbird
import NIOCore

/// The identity of a client for its rate limit.
enum ClientKey: Hashable, Sendable {
    /// A valid token.
    case token(TokenHash)
    /// An address of IPv4.
    case ipv4([UInt8])
    /// The first 64 bits of an address of IPv6, which belong to one site.
    case ipv6([UInt8])
    /// A client without an address, such as a client of a Unix domain socket.
    case local

    /// Creates the identity of a request's client.
    ///
    /// - Parameters:
    ///   - remoteAddress: The address of the connection.
    ///   - trustedProxies: The number of proxies that add an address to `X-Forwarded-For`.
    ///   - acceptsAPIKey: Whether the parameter `api_key` can be a token.
    init(
        _ request: Request, remoteAddress: SocketAddress?, access: AccessPolicy, trustedProxies: Int,
        acceptsAPIKey: Bool
    ) {
        if let token = access.validToken(of: request, acceptsAPIKey: acceptsAPIKey) {
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

extension SocketAddress {

    /// The 4 bytes of an IPv4 address, or the 16 bytes of an IPv6 address; `nil` for a Unix domain socket. An IPv4
    /// address in the form of IPv6 is an IPv4 address.
    var ipBytes: [UInt8]? {
        switch self {
        case .v4:
            // The address of `sockaddr_in` is after its family and port.
            return bytes(4..<8)
        case .v6:
            // The address of `sockaddr_in6` is after its family, port and flow information.
            let bytes = bytes(8..<24)
            let isMapped = bytes[0..<10].allSatisfy { $0 == 0 } && bytes[10...11] == [0xFF, 0xFF]
            return isMapped ? Array(bytes[12...]) : bytes
        case .unixDomainSocket: return nil
        }
    }

    /// Returns bytes of the address as the operating system stores it.
    private func bytes(_ range: Range<Int>) -> [UInt8] {
        withSockAddr { address, size in
            let bytes = UnsafeRawBufferPointer(start: address, count: size)
            return range.upperBound <= size ? Array(bytes[range]) : []
        }
    }
}
