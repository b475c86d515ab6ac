import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOConcurrencyHelpers
import NIOCore
import PopcornCompression
import TMDb

@testable import PopcornHTTP

/// A cache of responses for tests, which records the requests.
final class ResponseCacheDouble: Sendable {

    private let reads = NIOLockedValueBox<[(target: String, policy: ReadPolicy)]>([])
    private let result: @Sendable (PublicRequest, ReadPolicy) throws(PopcornError) -> Sourced<ResponseContent>

    /// The targets of the requests, in order.
    var targets: [String] { reads.withLockedValue { $0.map(\.target) } }
    var policies: [ReadPolicy] { reads.withLockedValue { $0.map(\.policy) } }

    /// Creates a cache that returns the same body for each request.
    convenience init(_ body: String = #"{"id":550}"#) {
        self.init { _ throws(PopcornError) in
            Sourced(.body(body), origin: .cache, cachedAt: .cached, freshUntil: .cached + 3_600)
        }
    }

    /// Creates a cache that fails.
    convenience init(_ error: PopcornError) {
        self.init { _ throws(PopcornError) in throw error }
    }

    convenience init(_ result: @escaping @Sendable (PublicRequest) throws(PopcornError) -> Sourced<ResponseContent>) {
        self.init { request, _ throws(PopcornError) in try result(request) }
    }

    init(_ result: @escaping @Sendable (PublicRequest, ReadPolicy) throws(PopcornError) -> Sourced<ResponseContent>) {
        self.result = result
    }

    func response(
        to request: PublicRequest, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ResponseContent> {
        reads.withLockedValue { $0.append((request.target, policy)) }
        return try result(request, policy)
    }
}

extension Date {
    /// The time at which the responses of tests were fetched.
    static let cached = Date(timeIntervalSinceReferenceDate: 1_000_000)
}

extension ResponseContent {
    /// Returns the content with a body. Its digest is the bytes from 0 to 15.
    static func body(_ text: String) -> ResponseContent {
        ResponseContent(
            gzip: Gzip.compressed(Data(text.utf8)) ?? Data(), tag: Array(0..<16), byteCount: text.utf8.count)
    }
}

extension String {
    /// The entity tag of the responses of tests.
    static let tag = "\"000102030405060708090a0b0c0d0e0f\""
    static let gzipTag = "\"000102030405060708090a0b0c0d0e0f-gzip\""
    /// TMDb's response to a request for what it does not have.
    static let tmdbNotFound = """
        {"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}
        """
    static let tmdbUnauthorised = """
        {"success":false,"status_code":7,"status_message":"Invalid API key: You must be granted a valid key."}
        """
}

extension AccessPolicy {

    /// Returns a policy with the tokens `pop_a`, which permits reading, and `pop_o`, which does not.
    static func tokens(anonymous: Access?) -> AccessPolicy {
        let tokens = [
            "pop_a": Access(rights: .read, owners: .none), "pop_o": Access(rights: .operate, owners: .none),
        ]
        return AccessPolicy(recognises: { tokens[$0] != nil }) { token in token.map { tokens[$0] } ?? anonymous }
    }

    static let tokensOnly = tokens(anonymous: nil)
    static let tokensAndPublicRead = tokens(anonymous: Access(rights: .read, owners: .none))
}

/// Runs a test with a server of TMDb's API, a minute after its responses were fetched.
func withTMDbAPI(
    _ cache: ResponseCacheDouble = ResponseCacheDouble(), access: AccessPolicy = .publicRead, imageBaseURL: URL? = nil,
    parts: [ServerPart] = [], configure: (inout PopcornServer.Configuration) -> Void = { _ in },
    _ test: @escaping @Sendable (any TestClientProtocol) async throws -> Void
) async throws {
    var configuration = PopcornServer.Configuration()
    configuration.access = access
    configuration.hasTMDbAPI = true
    configure(&configuration)
    let routes = TMDbAPIRoutes(
        configuration: .init(
            access: access, imageBaseURL: imageBaseURL, clock: WallClock({ .cached + 60 }, uptime: { .now }))
    ) { request, policy throws(PopcornError) in
        try await cache.response(to: request, policy: policy)
    }
    let server = PopcornServer(
        configuration: configuration, parts: parts + [ServerPart { routes.addRoutes(to: $0) }])
    try await server.application().test(.live, test)
}

/// A writer that collects the body of a response.
final class BodyCollector: ResponseBodyWriter {

    private let buffer = NIOLockedValueBox(ByteBuffer())

    var text: String { buffer.withLockedValue { String(buffer: $0) } }

    func write(_ part: ByteBuffer) async throws {
        buffer.withLockedValue { buffer in
            var part = part
            buffer.writeBuffer(&part)
        }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

extension TestClientProtocol {

    func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await execute(uri: uri, method: .get, headers: headers)
    }
}
