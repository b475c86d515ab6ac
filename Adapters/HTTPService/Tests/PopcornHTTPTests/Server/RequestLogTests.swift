import HTTPTypes
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import Testing

@testable import PopcornHTTP

@Suite struct RequestLogTests {

    private let handler = InMemoryLogHandler()

    @Test func `an entry has the template of the route, without the path, the query and the token`() async throws {
        _ = try await execute("/titles/batman?query=secret", [.authorization: "Bearer pop_a", .requestID: "r-1"])

        let entry = try #require(handler.entries.first { $0.message == "Request" })
        let text = "\(entry.metadata)"
        #expect(entry.level == .info)
        #expect(entry.metadata["route"] == "/titles/{name}")
        #expect(entry.metadata["status"] == "200")
        #expect(entry.metadata["bytes"] == "5")
        #expect(entry.metadata["hb.request.id"] == "r-1")
        #expect(entry.metadata["client"] == "anonymous")
        #expect(entry.metadata["address"] == "127.0.0.0")
        #expect(!text.contains("batman") && !text.contains("secret") && !text.contains("pop_a"))
    }

    @Test func `an entry has the identifier of a token, as in the token file`() async throws {
        let access = AccessPolicy(recognises: { $0 == "pop_a" }) { _ in Access(rights: .read, owners: .none) }
        _ = try await execute("/titles/a", [.authorization: "Bearer pop_a"]) { $0.access = access }

        let entry = try #require(handler.entries.first { $0.message == "Request" })
        #expect(entry.metadata["client"] == "token")
        #expect(entry.metadata["token"] == "\(TokenHash("pop_a").hex.prefix(8))")
    }

    @Test(arguments: [
        (LoggedAddress.short, "203.0.113.9", "203.0.113.0"), (.full, "203.0.113.9", "203.0.113.9"),
        (.short, "2001:db8:1:2::9", "2001:db8:1::"), (.full, "2001:db8:1:2::9", "2001:db8:1:2::9"),
        (.short, "::ffff:203.0.113.9", "203.0.113.0"),
    ])
    func `an entry has the network or the address of a client`(
        address: LoggedAddress, client: String, text: String
    ) async throws {
        _ = try await execute("/titles/a", [.forwardedFor: "198.51.100.1, \(client)"]) {
            $0.limits.trustedProxies = 1
            $0.loggedAddress = address
        }

        let entry = try #require(handler.entries.first { $0.message == "Request" })
        #expect(entry.metadata["address"] == "\(text)")
    }

    @Test func `an entry has no address if a setting says so`() async throws {
        _ = try await execute("/titles/a", [:]) { $0.loggedAddress = .none }

        let entry = try #require(handler.entries.first { $0.message == "Request" })
        #expect(entry.metadata["address"] == nil)
    }

    @Test func `the identifier of a request is returned, and a malformed one is replaced`() async throws {
        let accepted = try await execute("/titles/a", [.requestID: "a.B_c-9"])
        let replaced = try await execute("/titles/a", [.requestID: "a b"])

        #expect(accepted.headers[.requestID] == "a.B_c-9")
        #expect(replaced.headers[.requestID] == "new")
    }

    @Test func `the trace of a request is logged and returned`() async throws {
        let header = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

        let response = try await execute("/titles/a", [.traceParent: header])

        let entry = try #require(handler.entries.first { $0.message == "Request" })
        #expect(entry.metadata["trace_id"] == "0af7651916cd43dd8448eb211c80319c")
        #expect(response.headers[.traceResponse] == header)
    }

    @Test(arguments: [
        "", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331",
        "00-00000000000000000000000000000000-b7ad6b7169203331-01",
        "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
    ])
    func `a malformed trace is ignored`(header: String) {
        #expect(TraceParent(header) == nil)
    }

    @Test func `health checks are logged at debug, and protection headers are added`() async throws {
        let response = try await execute("/health/live", [:])

        #expect(handler.entries.first { $0.message == "Request" }?.level == .debug)
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
    }

    private func execute(
        _ uri: String, _ headers: HTTPFields, configure: (inout PopcornServer.Configuration) -> Void = { _ in }
    ) async throws -> TestResponse {
        var configuration = PopcornServer.Configuration()
        configure(&configuration)
        configuration.newRequestID = { "new" }
        var logger = Logger(label: "test") { [handler] _ in handler }
        logger.logLevel = .debug
        configuration.logger = logger
        let server = PopcornServer(
            configuration: configuration,
            parts: [
                ServerPart { router in
                    router.get("/titles/:name") { _, _ in "title" }
                    router.get("/health/live") { _, _ in "live" }
                }
            ])
        return try await server.application().test(.live) { client in
            try await client.execute(uri: uri, method: .get, headers: headers)
        }
    }
}
