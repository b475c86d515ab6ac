package import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOConcurrencyHelpers
import NIOCore

/// A server that collects requests to `/v1/traces`, as an OpenTelemetry collector does.
package final class CollectorServer: Sendable {

    /// A received request.
    package struct Received: Sendable {
        /// The headers, by their names in lowercase.
        package let headers: [String: String]
        /// The body.
        package let body: Data
    }

    private let requests = NIOLockedValueBox<[Received]>([])

    /// The received requests, in order of arrival.
    package var received: [Received] { requests.withLockedValue { $0 } }

    /// The spans of all received requests.
    package var spans: [[String: Any]] {
        get throws {
            try received.flatMap { request in
                let body = try JSONSerialization.jsonObject(with: request.body) as? [String: Any]
                let resources = body?["resourceSpans"] as? [[String: Any]] ?? []
                let scopes = resources.flatMap { $0["scopeSpans"] as? [[String: Any]] ?? [] }
                return scopes.flatMap { $0["spans"] as? [[String: Any]] ?? [] }
            }
        }
    }

    /// Runs a server on a free port while a closure uses it.
    ///
    /// - Parameter work: A closure that receives the server and its base URL.
    package static func run(_ work: @escaping @Sendable (CollectorServer, URL) async throws -> Void) async throws {
        let server = CollectorServer()
        let router = Router()
        router.post("/v1/traces") { request, _ in
            let body = try await request.body.collect(upTo: 1 << 22)
            let headers = request.headers.map { ($0.name.canonicalName, $0.value) }
            let received = Received(
                headers: Dictionary(headers) { first, _ in first }, body: Data(body.readableBytesView))
            server.requests.withLockedValue { $0.append(received) }
            return Response(
                status: .ok, headers: [.contentType: "application/json"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: "{}")))
        }
        try await Application(router: router).test(.live) { client in
            guard let port = client.port, let url = URL(string: "http://localhost:\(port)") else {
                throw URLError(.badURL)
            }
            try await work(server, url)
        }
    }
}
