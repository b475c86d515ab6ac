import Foundation
import FoundationNetworking
import Testing

extension EndToEnd {

    @Suite struct ServeCommandTests {

        @Test func `the demonstration is ready, and a signal ends it with exit code 0`() async throws {
            let arguments = ["serve", "--demo", "--port", "0"]
            let outcome = try await PopcornProcess.run(arguments, until: "listening on ") { address in
                let ready = try #require(URL(string: "\(address)/health/ready"))
                let readiness = try await URLSession.shared.data(from: ready).0
                #expect(String(decoding: readiness, as: UTF8.self).contains(#""status":"ready""#))
                let metrics = try #require(URL(string: "\(address)/metrics"))
                let values = try await URLSession.shared.data(from: metrics).0
                #expect(String(decoding: values, as: UTF8.self).contains("process_open_fds"))
            }
            #expect(outcome.status == 0, "\(outcome.errors)")
        }

        @Test func `a configuration that is not valid has the exit code 78`() async throws {
            let outcome = try await PopcornProcess.run(["serve", "--host", "0.0.0.0"], environment: ["HOME": "/tmp"])
            #expect(outcome.status == 78)
            #expect(outcome.errors.contains("--public-read"))
        }
    }
}
