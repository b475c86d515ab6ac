import Foundation

/// Requests to a server on loopback, on connections that each wait for a response before the next request.
struct Load {

    struct Summary {
        let requestsPerSecond: Double
        /// The 99th percentile of the latencies, in seconds.
        let p99: Double
        /// The size of a response.
        let byteCount: Int
    }

    let port: UInt16
    let connectionCount: Int

    /// Sends requests for a path during a time.
    func run(_ path: String, for duration: Duration) throws -> Summary {
        let start = ContinuousClock.now
        let outcomes = Outcomes()
        let threads = DispatchGroup()
        for _ in 0..<connectionCount {
            threads.enter()
            Thread.detachNewThread {
                outcomes.add(Result { try requests(for: path, until: start + duration) })
                threads.leave()
            }
        }
        threads.wait()
        let results = try outcomes.all.map { try $0.get() }
        let latencies = results.flatMap(\.seconds).sorted()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        return Summary(
            requestsPerSecond: Double(latencies.count) / seconds, p99: latencies[latencies.count * 99 / 100],
            byteCount: results[0].byteCount)
    }

    /// Sends requests for a path on one connection.
    private func requests(for path: String, until end: ContinuousClock.Instant) throws -> Latencies {
        let connection = try Connection(port: port)
        let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        let byteCount = try connection.firstResponse(to: request)
        var latencies: [Double] = []
        var now = ContinuousClock.now
        while now < end {
            try connection.response(to: request, byteCount: byteCount)
            let done = ContinuousClock.now
            latencies.append((done - now) / .seconds(1))
            now = done
        }
        return Latencies(seconds: latencies, byteCount: byteCount)
    }
}

/// The latencies of the requests of a connection.
private struct Latencies: Sendable {
    let seconds: [Double]
    /// The size of a response.
    let byteCount: Int
}

struct LoadError: Error, CustomStringConvertible {
    let description: String
}

/// The outcomes of the threads.
///
/// `@unchecked Sendable`: the lock guards the array.
private final class Outcomes: @unchecked Sendable {

    private let lock = NSLock()
    private var outcomes: [Result<Latencies, any Error>] = []

    func add(_ outcome: Result<Latencies, any Error>) {
        lock.withLock { outcomes.append(outcome) }
    }

    var all: [Result<Latencies, any Error>] { lock.withLock { outcomes } }
}

/// A connection on a blocking socket.
private final class Connection {

    private let socket: Int32
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: port.bigEndian,
            sin_addr: in_addr(s_addr: inet_addr("127.0.0.1")), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw LoadError(description: "no connection: \(String(cString: strerror(errno)))") }
        var noDelay: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &noDelay, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit {
        close(socket)
    }

    /// Sends a request, and returns the size of the response.
    func firstResponse(to request: [UInt8]) throws -> Int {
        try send(request)
        var received: [UInt8] = []
        while true {
            received += buffer[..<(try receive())]
            let text = String(decoding: received, as: UTF8.self)
            guard let headerEnd = text.range(of: "\r\n\r\n") else { continue }
            let header = text[..<headerEnd.lowerBound]
            guard header.hasPrefix("HTTP/1.1 200") else { throw LoadError(description: "status: \(header.prefix(40))") }
            let length = header.split(separator: "\r\n").lazy
                .first { $0.lowercased().hasPrefix("content-length:") }
                .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) }
            guard let length else { throw LoadError(description: "the response has no length") }
            let total = text[..<headerEnd.upperBound].utf8.count + length
            var remaining = total - received.count
            while remaining > 0 { remaining -= try receive() }
            return total
        }
    }

    /// Sends a request, and receives a response of a known size.
    func response(to request: [UInt8], byteCount: Int) throws {
        try send(request)
        var remaining = byteCount
        while remaining > 0 { remaining -= try receive() }
    }

    private func send(_ bytes: [UInt8]) throws {
        guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw LoadError(description: "the request was not sent")
        }
    }

    private func receive() throws -> Int {
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { throw LoadError(description: "the connection was closed") }
        return count
    }
}
