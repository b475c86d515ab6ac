import Foundation
import TMDb

/// A collector that receives spans by OTLP over HTTP.
///
/// Source: https://opentelemetry.io/docs/specs/otlp/#otlphttp
struct TraceCollector: Sendable {

    /// The result of a request.
    enum Answer: Equatable {
        /// The collector stored the spans, except the given number.
        case stored(rejected: Int)
        /// The collector could store the spans later, after a delay if the response contains one.
        case unavailable(reason: String, retryAfter: Duration?)
        /// The collector does not store the spans.
        case refused(reason: String)
    }

    private let client: any TMDbHTTPClient
    private let url: URL
    private let headers: TMDbHTTPHeaders

    /// Creates a collector.
    ///
    /// - Parameters:
    ///   - endpoint: The base URL, to which `/v1/traces` is appended.
    ///   - headers: Additional headers of the requests; `nil` for none.
    init(endpoint: URL, headers: TraceHeaders?, client: any TMDbHTTPClient) {
        self.client = client
        url = endpoint.appending(path: "v1/traces")
        var all = TMDbHTTPHeaders(headers?.fields ?? [])
        all.append("Content-Type", "application/json")
        all.append("User-Agent", "popcorn")
        self.headers = all
    }

    /// Sends the body of a request.
    func send(_ body: Data) async -> Answer {
        let request = TMDbHTTPRequest(method: .post, url: url, headers: headers, body: body)
        let response: TMDbHTTPResponse
        do throws(TMDbHTTPError) {
            response = try await client.perform(request)
        } catch {
            // The message could name TMDb.
            return .unavailable(reason: "no response (\(error.kind.rawValue))", retryAfter: nil)
        }
        let reason = "status \(response.status)"
        switch response.status {
        case 200..<300:
            let partial = try? JSONDecoder().decode(Response.self, from: response.body)
            return .stored(rejected: partial?.partialSuccess?.rejectedSpans?.count ?? 0)
        case 429, 502, 503, 504:
            let seconds = response.headers["Retry-After"].flatMap { Int($0) }
            return .unavailable(reason: reason, retryAfter: seconds.flatMap { $0 < 0 ? nil : .seconds($0) })
        default:
            return .refused(reason: reason)
        }
    }

    private struct Response: Decodable {
        let partialSuccess: PartialSuccess?
    }

    private struct PartialSuccess: Decodable {
        let rejectedSpans: Number?
    }

    /// A number of 64 bits, which is a number or a string.
    private struct Number: Decodable {

        let count: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            count = try (try? container.decode(Int.self)) ?? Int(container.decode(String.self)) ?? 0
        }
    }
}
