import Foundation
import NIOConcurrencyHelpers

@testable import TMDb

/// An HTTP client that keeps the requests and answers them from a closure.
final class RecordingHTTPClient: HTTPClient {

    typealias Answer = @Sendable (HTTPRequest) throws(HTTPClientError) -> HTTPResponse

    private let answer: Answer
    private let recorded = NIOLockedValueBox<[HTTPRequest]>([])
    private let shutdowns = NIOLockedValueBox(0)

    init(_ answer: @escaping Answer) {
        self.answer = answer
    }

    /// A client that always answers the same.
    convenience init(status: Int = 200, headers: HTTPHeaders = [:], _ body: String = "") {
        let response = HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        self.init { _ throws(HTTPClientError) in response }
    }

    var requests: [HTTPRequest] { recorded.withLockedValue(\.self) }

    var shutdownCount: Int { shutdowns.withLockedValue(\.self) }

    func perform(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        recorded.withLockedValue { $0.append(request) }
        return try answer(request)
    }

    func shutdown() async throws(HTTPClientError) {
        shutdowns.withLockedValue { $0 += 1 }
    }
}
