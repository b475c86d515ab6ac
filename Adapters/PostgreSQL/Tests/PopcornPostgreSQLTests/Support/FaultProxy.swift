#if PostgreSQL
import Foundation
import Glibc
import NIOConcurrencyHelpers

@testable import PopcornPostgreSQL

/// A proxy on 127.0.0.1 in front of a server, which cuts a connection at a message of the protocol.
///
/// It counts the messages of both directions and all connections. Each direction of a connection has a thread.
final class FaultProxy: Sendable {

    struct Failure: Error {}

    private struct State {
        var messageCount = 0
        var cutAt: Int?
        var isStalled = false
        var sockets: Set<Int32> = []
    }

    let port: Int
    private let target: Int
    private let listener: Int32
    private let state = NIOLockedValueBox(State())

    /// Starts a proxy.
    ///
    /// - Parameter target: The port of the server on 127.0.0.1.
    init(to target: Int) throws {
        self.target = target
        listener = Self.newSocket()
        var address = Self.loopback(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { [listener] pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 128) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else { throw Failure() }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in
            while case let client = accept(listener, nil, nil), client >= 0 { connect(client) }
            close(listener)
        }
    }

    /// Returns the address of a database behind the proxy. Its connections begin without the negotiation of TLS.
    func address(of url: URL) throws -> PostgreSQLAddress {
        try PostgreSQLAddress(
            "postgresql://\(url.user ?? ""):\(url.password ?? "")@127.0.0.1:\(port)\(url.path)"
                + "?sslmode=disable&gssencmode=disable")
    }

    /// The number of messages since the last cut was scheduled.
    var messageCount: Int { state.withLockedValue(\.messageCount) }

    /// Whether the scheduled cut happened.
    var hasCut: Bool { state.withLockedValue { $0.cutAt == nil } }

    /// Schedules one cut: in place of a message, the connection ends.
    ///
    /// - Parameter message: The index of the message, from 0.
    func cut(at message: Int) {
        state.withLockedValue {
            $0.messageCount = 0
            $0.cutAt = message
        }
    }

    /// Forwards nothing any more, and leaves the connections open, as a host without power does.
    func stall() {
        state.withLockedValue { $0.isStalled = true }
    }

    /// Forwards messages again. Those that arrived meanwhile are lost.
    func resume() {
        state.withLockedValue { $0.isStalled = false }
    }

    /// Stops listening, and keeps the connections.
    func refuseConnections() {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// Closes all connections and stops listening.
    func stop() {
        refuseConnections()
        for socket in state.withLockedValue(\.sockets) { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    // MARK: - Forwarding

    private func connect(_ client: Int32) {
        let server = Self.newSocket()
        var address = Self.loopback(port: target)
        let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            close(client)
            close(server)
            return
        }
        for socket in [client, server] {
            var isEnabled: Int32 = 1
            setsockopt(
                socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isEnabled, socklen_t(MemoryLayout<Int32>.size))
        }
        state.withLockedValue { $0.sockets.formUnion([client, server]) }
        let group = DispatchGroup()
        for (source, destination, hasStartup) in [(client, server, true), (server, client, false)] {
            group.enter()
            Thread.detachNewThread { [self] in
                forward(from: source, to: destination, hasStartup: hasStartup)
                shutdown(client, Int32(SHUT_RDWR))
                shutdown(server, Int32(SHUT_RDWR))
                group.leave()
            }
        }
        group.notify(queue: .global()) { [self] in
            state.withLockedValue { $0.sockets.subtract([client, server]) }
            close(client)
            close(server)
        }
    }

    /// Forwards messages until one side closes the connection, or a cut is due.
    ///
    /// - Parameter hasStartup: Whether the first message has no type.
    private func forward(from source: Int32, to destination: Int32, hasStartup: Bool) {
        var buffer: [UInt8] = []
        var isStartup = hasStartup
        var chunk = [UInt8](repeating: 0, count: 65536)
        while case let count = read(source, &chunk, chunk.count), count > 0 {
            buffer += chunk[..<count]
            while let size = Self.messageSize(buffer, isStartup: isStartup), size <= buffer.count {
                let (isCut, isStalled) = state.withLockedValue { state in
                    defer { state.messageCount += 1 }
                    guard state.cutAt == state.messageCount else { return (false, state.isStalled) }
                    state.cutAt = nil
                    return (true, false)
                }
                if isCut { return }
                let message = Array(buffer[..<size])
                buffer.removeFirst(size)
                isStartup = false
                if !isStalled, send(destination, message, size, Int32(MSG_NOSIGNAL)) != size { return }
            }
        }
    }

    /// Returns the number of bytes of the first message; `nil` if the bytes do not contain its length.
    private static func messageSize(_ bytes: [UInt8], isStartup: Bool) -> Int? {
        let start = isStartup ? 0 : 1
        guard bytes.count >= start + 4 else { return nil }
        return start + bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func newSocket() -> Int32 { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }

    private static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
#endif
