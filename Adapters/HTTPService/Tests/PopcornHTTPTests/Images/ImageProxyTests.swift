import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOConcurrencyHelpers
import NIOCore
import TMDb
import Testing

@testable import PopcornHTTP

@Suite struct ImageProxyTests {

    /// A server of images that counts its requests.
    private final class Upstream: TMDbHTTPClient {
        let response: TMDbHTTPResponse
        let count = NIOLockedValueBox(0)

        init(_ response: TMDbHTTPResponse) {
            self.response = response
        }

        func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
            count.withLockedValue { $0 += 1 }
            return response
        }
    }

    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(0..<92))
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func serving(
        _ upstream: Upstream, _ work: @escaping @Sendable (any TestClientProtocol) async throws -> Void
    ) async throws {
        let images = try ImageProxy(.init(folder: folder), client: upstream)
        try await images.start()
        let router = Router()
        images.addRoutes(to: router)
        try await Application(router: router).test(.router) { try await work($0) }
        await images.shutdown()
    }

    @Test func `an image is fetched once and survives a restart`() async throws {
        let upstream = Upstream(TMDbHTTPResponse(status: 200, body: Self.png))
        for _ in 1...2 {
            try await serving(upstream) { client in
                let response = try await client.execute(uri: "/images/w342/a.png", method: .get)
                #expect(response.status == .ok)
                #expect(response.headers[.contentType] == "image/png")
                #expect(Data(response.body.readableBytesView) == Self.png)
                let tag = try #require(response.headers[.eTag])
                let again = try await client.execute(
                    uri: "/images/w342/a.png", method: .get, headers: [.ifNoneMatch: tag])
                #expect(again.status == .notModified)
            }
        }
        #expect(upstream.count.withLockedValue { $0 } == 1)
    }

    @Test func `a damaged file is fetched again`() async throws {
        let upstream = Upstream(TMDbHTTPResponse(status: 200, body: Self.png))
        try await serving(upstream) { _ = try await $0.execute(uri: "/images/w342/a.png", method: .get) }
        let file = folder.appending(path: "w342/a.png")
        var bytes = try Data(contentsOf: file)
        bytes[100] ^= 1
        try bytes.write(to: file)
        try await serving(upstream) { client in
            let response = try await client.execute(uri: "/images/w342/a.png", method: .get)
            #expect(Data(response.body.readableBytesView) == Self.png)
        }
        #expect(upstream.count.withLockedValue { $0 } == 2)
    }

    @Test(arguments: [("bytes=0-9", 206, 10), ("bytes=-5", 206, 5), ("bytes=90-", 206, 10), ("bytes=100-", 416, 0)])
    func `a range is served`(range: String, status: Int, count: Int) async throws {
        try await serving(Upstream(TMDbHTTPResponse(status: 200, body: Self.png))) { client in
            let response = try await client.execute(
                uri: "/images/w342/a.png", method: .get, headers: [.range: range])
            #expect(response.status.code == status)
            #expect(response.body.readableBytes == count)
        }
    }

    @Test(arguments: ["/images/w341/a.png", "/images/w342/a.b.png", "/images/w342/a.exe", "/images/w342/%2e%2e"])
    func `an invalid size or name is not fetched`(path: String) async throws {
        let upstream = Upstream(TMDbHTTPResponse(status: 200, body: Self.png))
        try await serving(upstream) { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .notFound)
        }
        #expect(upstream.count.withLockedValue { $0 } == 0)
    }

    @Test(arguments: [(404, 404), (500, 504), (302, 502), (200, 502)])
    func `a failure is a problem`(upstreamStatus: Int, status: Int) async throws {
        let page = Data("<html><svg></svg></html>".utf8)
        try await serving(Upstream(TMDbHTTPResponse(status: upstreamStatus, body: page))) { client in
            let response = try await client.execute(uri: "/images/w342/a.png", method: .get)
            #expect(response.status.code == status)
        }
    }
}
