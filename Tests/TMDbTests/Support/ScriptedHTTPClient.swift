import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import TMDb

/// An HTTP client that returns outcomes in order and repeats the last one.
final class ScriptedHTTPClient: TMDbHTTPClient {

    enum Step {
        case answer(Int, TMDbHTTPHeaders = [:], String = "{}")
        case failure(TMDbHTTPError.Kind)
        /// Waits until the task is cancelled.
        case stall
    }

    private let steps: [Step]
    private let recorded = NIOLockedValueBox<[TMDbHTTPRequest]>([])
    private let shutdowns = NIOLockedValueBox(0)

    init(_ steps: Step...) {
        self.steps = steps
    }

    var requests: [TMDbHTTPRequest] { recorded.withLockedValue(\.self) }

    var shutdownCount: Int { shutdowns.withLockedValue(\.self) }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let index = recorded.withLockedValue { recorded in
            recorded.append(request)
            return recorded.count - 1
        }
        switch steps[min(index, steps.count - 1)] {
        case .answer(let status, let headers, let body):
            return TMDbHTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        case .failure(let kind): throw TMDbHTTPError(kind, "attempt \(index + 1)")
        case .stall:
            for await _ in AsyncStream<Void>(unfolding: { await Self.untilCancelled() }) {}
            throw TMDbHTTPError(.cancelled, "cancelled")
        }
    }

    func shutdown() async throws(TMDbHTTPError) {
        shutdowns.withLockedValue { $0 += 1 }
    }

    private static func untilCancelled() async -> Void? {
        let (endless, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in endless {}
        return nil
    }
}

extension TMDbHTTPClient {
    /// Returns the outcome of a request with a priority.
    func outcome(
        of request: TMDbHTTPRequest, _ priority: RequestPriority
    ) async -> Result<TMDbHTTPResponse, TMDbHTTPError> {
        await RequestPriority.$current.withValue(priority) { await outcome(of: request) }
    }

    /// Returns the outcome of a request.
    func outcome(of request: TMDbHTTPRequest) async -> Result<TMDbHTTPResponse, TMDbHTTPError> {
        do throws(TMDbHTTPError) {
            return .success(try await perform(request))
        } catch {
            return .failure(error)
        }
    }
}

extension Result<TMDbHTTPResponse, TMDbHTTPError> {
    var status: Int? { try? get().status }

    var failureKind: TMDbHTTPError.Kind? {
        if case .failure(let error) = self { error.kind } else { nil }
    }
}

extension TMDbHTTPRequest {
    /// Creates a request to a host that does not exist.
    static func test(
        _ path: String = "/3/movie/550", method: TMDbHTTPMethod = .get, headers: TMDbHTTPHeaders = [:],
        isIdempotent: Bool = true, isCacheable: Bool = true
    ) throws -> TMDbHTTPRequest {
        TMDbHTTPRequest(
            method: method, url: try #require(URL(string: "https://tmdb.invalid\(path)")), headers: headers,
            isIdempotent: isIdempotent, isCacheable: isCacheable)
    }
}
