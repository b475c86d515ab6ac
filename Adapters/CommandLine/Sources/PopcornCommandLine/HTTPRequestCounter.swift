import Synchronization
import TMDb

/// Counts the requests that go through an HTTP client, by what they are made for.
final class HTTPRequestCounter: TMDbHTTPClient {

    /// How many requests something took so far, those that failed included.
    final class Tally: Sendable {
        private let requests = Atomic<Int>(0)

        var count: Int { requests.load(ordering: .relaxed) }

        fileprivate func increment() {
            requests.add(1, ordering: .relaxed)
        }
    }

    /// What the current task's requests are counted for. A refresh in the background is for no answer.
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
