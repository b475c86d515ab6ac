import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import TMDb

/// An HTTP client that gives outcomes in turn, and the last one again and again.
final class ScriptedHTTPClient: HTTPClient {

    enum Step {
        case answer(Int, HTTPHeaders = [:], String = "{}")
        case failure(HTTPClientError.Kind)
        /// Waits until the task is cancelled.
        case stall
    }

    private let steps: [Step]
    private let recorded = NIOLockedValueBox<[HTTPRequest]>([])
    private let shutdowns = NIOLockedValueBox(0)

    init(_ steps: Step...) {
        self.steps = steps
    }

    var requests: [HTTPRequest] { recorded.withLockedValue(\.self) }

    var shutdownCount: Int { shutdowns.withLockedValue(\.self) }

    func perform(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        let index = recorded.withLockedValue { recorded in
            recorded.append(request)
            return recorded.count - 1
        }
        switch steps[min(index, steps.count - 1)] {
        case .answer(let status, let headers, let body):
            return HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        case .failure(let kind): throw HTTPClientError(kind, "attempt \(index + 1)")
        case .stall:
            for await _ in AsyncStream<Void>(unfolding: { await Self.untilCancelled() }) {}
            throw HTTPClientError(.cancelled, "cancelled")
        }
    }

    func shutdown() async throws(HTTPClientError) {
        shutdowns.withLockedValue { $0 += 1 }
    }

    private static func untilCancelled() async -> Void? {
        let (endless, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in endless {}
        return nil
    }
}

extension HTTPClient {
    /// What comes of a request.
    func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, HTTPClientError> {
        do throws(HTTPClientError) {
            return .success(try await perform(request))
        } catch {
            return .failure(error)
        }
    }
}

extension Result<HTTPResponse, HTTPClientError> {
    var status: Int? { try? get().status }

    var failureKind: HTTPClientError.Kind? {
        if case .failure(let error) = self { error.kind } else { nil }
    }
}

extension HTTPRequest {
    /// A request that anyone may make, to a path of a server that is not there.
    static func test(
        _ path: String = "/3/movie/550", method: HTTPMethod = .get, headers: HTTPHeaders = [:],
        isIdempotent: Bool = true, isCacheable: Bool = true
    ) throws -> HTTPRequest {
        HTTPRequest(
            method: method, url: try #require(URL(string: "https://tmdb.invalid\(path)")), headers: headers,
            isIdempotent: isIdempotent, isCacheable: isCacheable)
    }
}
