import NIOCore

/// The part of a client's address that the log of requests contains.
public enum LoggedAddress: String, CaseIterable, Hashable, Sendable {

    /// No part.
    case none
    /// The first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address, which identify a network. The other
    /// bits are 0.
    case short
    /// The whole address.
    case full

    /// Returns the text of an address; `nil` if the log does not contain it.
    func text(_ address: SocketAddress?) -> String? {
        guard self != .none, var bytes = address?.ipBytes else { return nil }
        if self == .short {
            for index in (bytes.count == 4 ? 3 : 6)..<bytes.count { bytes[index] = 0 }
        }
        return try? SocketAddress(packedIPAddress: ByteBuffer(bytes: bytes), port: 0).ipAddress
    }
}
