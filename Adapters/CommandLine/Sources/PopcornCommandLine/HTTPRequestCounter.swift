import Synchronization
import TMDb

/// Counts the requests that go through an HTTP client.
final class HTTPRequestCounter: HTTPClient {

    private let httpClient: any HTTPClient
    private let requests = Atomic<Int>(0)

    init(_ httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }

    /// How many requests were made so far, those that failed included.
    var count: Int {
        requests.load(ordering: .relaxed)
    }

    func perform(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        requests.add(1, ordering: .relaxed)
        return try await httpClient.perform(request)
    }

    func shutdown() async throws(HTTPClientError) {
        try await httpClient.shutdown()
    }
}
