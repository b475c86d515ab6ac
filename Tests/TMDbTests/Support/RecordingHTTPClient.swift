import Foundation
import NIOConcurrencyHelpers

@testable import TMDb

/// An HTTP client that records its requests and returns the responses of a closure.
final class RecordingHTTPClient: TMDbHTTPClient {

    typealias Answer = @Sendable (TMDbHTTPRequest) throws(TMDbHTTPError) -> TMDbHTTPResponse

    private let answer: Answer
    private let recorded = NIOLockedValueBox<[TMDbHTTPRequest]>([])
    private let shutdowns = NIOLockedValueBox(0)

    init(_ answer: @escaping Answer) {
        self.answer = answer
    }

    /// Creates a client that always returns the same response.
    convenience init(status: Int = 200, headers: TMDbHTTPHeaders = [:], _ body: String = "") {
        let response = TMDbHTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        self.init { _ throws(TMDbHTTPError) in response }
    }

    var requests: [TMDbHTTPRequest] { recorded.withLockedValue(\.self) }

    var shutdownCount: Int { shutdowns.withLockedValue(\.self) }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        recorded.withLockedValue { $0.append(request) }
        return try answer(request)
    }

    func shutdown() async throws(TMDbHTTPError) {
        shutdowns.withLockedValue { $0 += 1 }
    }
}
