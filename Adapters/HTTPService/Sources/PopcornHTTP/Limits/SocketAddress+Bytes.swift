import NIOCore

extension SocketAddress {

    /// The 4 bytes of an IPv4 address, or the 16 bytes of an IPv6 address; `nil` for a Unix domain socket. An IPv4 address
    /// in the form of IPv6 is an IPv4 address.
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
