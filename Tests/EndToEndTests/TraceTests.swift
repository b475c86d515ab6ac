import CommandLineTestHelpers
import Foundation
import FoundationNetworking
import Testing

extension EndToEnd {

    @Suite struct TraceTests {

        private static let traceID = "0af7651916cd43dd8448eb211c80319c"

        @Test func `the trace of a request goes from the caller to TMDb, and is exported at the end`() async throws {
            try await CollectorServer.run { collector, url in
                let arguments = [
                    "serve", "--demo", "--port", "0", "--traces-endpoint", url.absoluteString, "--log-level", "warning",
                ]
                var traceResponse: String?
                let outcome = try await PopcornProcess.run(arguments, until: "listening on ") { address in
                    _ = try await URLSession.shared.data(from: #require(URL(string: "\(address)/health/ready")))
                    var request = URLRequest(url: try #require(URL(string: "\(address)/v1/movies/550?language=en-US")))
                    request.setValue("00-\(Self.traceID)-b7ad6b7169203331-01", forHTTPHeaderField: "traceparent")
                    let response = try await URLSession.shared.data(for: request).1 as? HTTPURLResponse
                    #expect(response?.statusCode == 200)
                    traceResponse = response?.value(forHTTPHeaderField: "traceresponse")
                }
                #expect(outcome.status == 0, "\(outcome.errors)")

                let spans = try collector.spans.filter { $0["traceId"] as? String == Self.traceID }
                func span(_ name: String) throws -> [String: Any] {
                    try #require(spans.first { $0["name"] as? String == name }, "\(spans)")
                }
                let server = try span("GET /v1/movies/{id}")
                let useCase = try span("FetchMovie")
                let client = try span("GET /3/movie/{movie_id}")
                #expect([server, useCase, client].map { $0["kind"] as? Int } == [2, 1, 3])
                #expect(server["parentSpanId"] as? String == "b7ad6b7169203331")
                #expect(useCase["parentSpanId"] as? String == server["spanId"] as? String)
                #expect(client["parentSpanId"] as? String == useCase["spanId"] as? String)
                let serverID = try #require(server["spanId"] as? String)
                #expect(traceResponse == "00-\(Self.traceID)-\(serverID)-01")
                let all = String(decoding: collector.received.reduce(into: Data()) { $0 += $1.body }, as: UTF8.self)
                #expect(!all.contains("health"))
                #expect(!all.contains("en-US"))
                #expect(!all.contains("api_key"))
            }
        }
    }
}
