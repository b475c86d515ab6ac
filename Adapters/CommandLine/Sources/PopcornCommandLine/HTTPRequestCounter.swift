import Synchronization
import TMDb

/// An HTTP client that forwards requests to another client and counts them in the ``tally`` of the current task.
final class HTTPRequestCounter: TMDbHTTPClient {

    /// The number of requests so far, including failed ones.
    final class Tally: Sendable {
        private let requests = Atomic<Int>(0)

        var count: Int { requests.load(ordering: .relaxed) }

        fileprivate func increment() {
            requests.add(1, ordering: .relaxed)
        }
    }

    /// The tally of the current task. Background refreshes are not counted.
    @TaskLocal static var tally: Tally?

    private let httpClient: any TMDbHTTPClient

    init(_ httpClient: any TMDbHTTPClient) {
        self.httpClient = httpClient
    }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        Self.tally?.increment()
        return try await httpClient.perform(request)
    }

    func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }
}
