import CoreMetrics
import Foundation
import Logging

@testable import TMDb

extension TMDbClient {
    /// Creates a client for tests with an invented API key, a fixed clock and, by default, no metrics.
    static func test(
        _ httpClient: any TMDbHTTPClient, credential: TMDbCredential = .apiKey("k3y"), baseURL: URL? = nil,
        defaultLanguage: String = "en-US", logger: Logger? = nil,
        metrics: any MetricsFactory = NOOPMetricsHandler.instance
    ) throws(TMDbError) -> TMDbClient {
        try TMDbClient(
            credential: credential, baseURL: baseURL, defaultLanguage: defaultLanguage, httpClient: httpClient,
            logger: logger, now: { Date(timeIntervalSince1970: 784_111_777) }, metrics: metrics)
    }
}

/// Returns the error of a call; `nil` if the call succeeds.
func error(of call: () async throws(TMDbError) -> some Any) async -> TMDbError? {
    do throws(TMDbError) {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
