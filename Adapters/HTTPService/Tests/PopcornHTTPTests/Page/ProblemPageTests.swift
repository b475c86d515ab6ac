import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import PopcornServices
import PopcornTesting
import Testing

@testable import PopcornHTTP

@Suite struct ProblemPageTests {

    /// Runs a test with a server that has the pages.
    private func withServer(_ test: @escaping @Sendable (any TestClientProtocol) async throws -> Void) async throws {
        let services = try await PopcornServices(.init(tmdb: .offline, storage: .temporary, clock: .mock()))
        let page = try PopcornPage(services)
        var configuration = PopcornServer.Configuration()
        configuration.problemPage = { problem, request, _ in page.problemPage(problem, for: request) }
        let server = PopcornServer(configuration: configuration, parts: [ServerPart { page.addRoutes(to: $0) }])
        try await server.application().test(.live, test)
        await services.shutdown()
    }

    private let browser: HTTPFields = [.accept: "text/html,application/xhtml+xml,*/*;q=0.8"]

    @Test func `an unknown path is a page for browsers`() async throws {
        try await withServer { [browser] client in
            let response = try await client.execute(
                uri: "/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?language=de-DE", method: .get, headers: browser)

            #expect(response.status == .notFound)
            #expect(response.headers[.contentType] == "text/html; charset=utf-8")
            #expect(response.headers[.policy]?.hasPrefix("default-src 'none'; img-src 'self'") == true)
            #expect(response.text.contains("<h1>Not found</h1>"))
            #expect(response.text.contains("This page does not exist."))
            #expect(response.text.contains("<html lang=\"de-DE\""))
            #expect(!response.text.contains("<script>"))
        }
    }

    @Test(arguments: ["/v1/nothing", "/images/nothing", "/health/nothing", "/metrics/nothing"])
    func `an unknown path of an interface for programs is JSON, also for browsers`(path: String) async throws {
        try await withServer { [browser] client in
            let response = try await client.execute(uri: path, method: .get, headers: browser)

            #expect(response.status == .notFound)
            #expect(response.headers[.contentType] == "application/problem+json")
        }
    }

    @Test func `an unknown path is JSON for programs`() async throws {
        try await withServer { client in
            let response = try await client.execute(uri: "/nothing", method: .get, headers: [.accept: "*/*"])

            #expect(response.headers[.contentType] == "application/problem+json")
        }
    }
}
