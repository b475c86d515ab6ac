import CoreDomain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import PopcornHTTP

/// Tests of the middleware in the router of another service.
@Suite struct ServiceMiddlewareTests {

    /// A context that is not that of ``PopcornServer``.
    private struct OtherContext: RemoteAddressRequestContext {
        var coreContext: CoreRequestContextStorage
        let remoteAddress: SocketAddress?

        init(source: ApplicationRequestContextSource) {
            coreContext = CoreRequestContextStorage(source: source)
            remoteAddress = source.channel.remoteAddress
        }
    }

    private struct UnknownError: Error {}

    private func get(_ path: String, _ configuration: PopcornServer.Configuration = .init()) async throws
        -> TestResponse
    {
        let router = Router(context: OtherContext.self)
        router.add(
            middleware: ServiceMiddleware(configuration) { problem, _, _ in
                problem.kind == .notFound
                    ? Response(status: .notFound, body: .init(byteBuffer: ByteBuffer(string: "page"))) : nil
            })
        router.get("/text") { _, _ in "text" }
        router.get("/title") { _, _ -> String in throw PopcornError(.notFound, "There is no such title.") }
        router.get("/unknown") { _, _ -> String in throw UnknownError() }
        return try await Application(router: router).test(.live) { client in
            let headers: HTTPFields = path == "/title" ? [.accept: "text/html"] : [:]
            return try await client.execute(uri: path, method: .get, headers: headers)
        }
    }

    @Test func `responses have the identifier, the rate and the protection of the service`() async throws {
        var configuration = PopcornServer.Configuration()
        configuration.newRequestID = { "id-1" }
        configuration.limits.clientRate = ClientRate(requestsPerSecond: 1, burst: 5)
        let response = try await get("/text", configuration)
        #expect(response.status == .ok)
        #expect(String(buffer: response.body) == "text")
        #expect(response.headers[.requestID] == "id-1")
        #expect(response.headers[.rateLimit] == #""client";r=4;t=1"#)
        #expect(response.headers[.frameOptions] == "DENY")
    }

    @Test func `an error is a problem, or the page of a problem`() async throws {
        let failed = try await get("/unknown")
        #expect(failed.status == .internalServerError)
        #expect(failed.headers[.contentType] == "application/problem+json")
        #expect(!String(buffer: failed.body).contains("UnknownError"))
        let missing = try await get("/title")
        #expect(missing.status == .notFound)
        #expect(String(buffer: missing.body) == "page")
    }
}
