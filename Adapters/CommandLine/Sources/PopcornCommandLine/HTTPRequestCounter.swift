import Synchronization
import TMDb

/// Counts the requests that go through an HTTP client.
final class HTTPRequestCounter: TMDbHTTPClient {

    private let httpClient: any TMDbHTTPClient
    private let requests = Atomic<Int>(0)

    init(_ httpClient: any TMDbHTTPClient) {
        self.httpClient = httpClient
    }

    /// How many requests were made so far, those that failed included.
    var count: Int {
        requests.load(ordering: .relaxed)
    }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        requests.add(1, ordering: .relaxed)
        return try await httpClient.perform(request)
    }

    func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }
}
