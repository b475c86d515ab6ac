import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import PopcornConcurrency
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

/// Tests of the transport over HTTP. A call that is not cancelled fails by the time limit.
@Suite(.timeLimit(.minutes(1))) struct MCPRoutesTests {

    /// A client of the routes.
    private struct Client: Sendable {

        let client: any TestClientProtocol

        func post(_ text: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
            var fields: HTTPFields = [
                .contentType: "application/json", .accept: "application/json, text/event-stream",
                .contentLength: String(text.utf8.count),
            ]
            for field in headers { fields[field.name] = field.value.isEmpty ? nil : field.value }
            return try await client.execute(uri: "/mcp", method: .post, headers: fields, body: ByteBuffer(string: text))
        }

        func post(
            _ method: String, _ params: JSONValue = [:], id: JSONValue = 1, _ headers: HTTPFields = [:]
        ) async throws -> TestResponse {
            let message: JSONValue = ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
            return try await post(String(decoding: JSONRPCMessage.data(message), as: UTF8.self), headers)
        }

        /// Begins a session, and returns the header that names it.
        func initialize(_ version: String = "2025-11-25", _ headers: HTTPFields = [:]) async throws -> HTTPFields {
            let response = try await post("initialize", ["protocolVersion": .string(version)], headers)
            var fields = headers
            let id: String = try #require(response.headers[.mcpSessionID])
            fields[.mcpSessionID] = id
            return fields
        }

        func execute(_ method: HTTPRequest.Method, _ headers: HTTPFields = [:]) async throws -> TestResponse {
            try await client.execute(uri: "/mcp", method: method, headers: headers)
        }
    }

    private static let current: HTTPFields = [.mcpProtocolVersion: "2026-07-28"]

    private func current(_ method: String, _ name: String? = nil) -> HTTPFields {
        var fields: HTTPFields = [.mcpProtocolVersion: "2026-07-28", .mcpMethod: method]
        fields[.mcpName] = name
        return fields
    }

    /// Runs a test with a server.
    ///
    /// - Parameter heartbeat: A promise whose value starts the comments in events. Default: none is sent.
    private func withServer(
        _ waiting: WaitingCall = WaitingCall(), waitChanges: Bool = false, access: AccessPolicy = .open,
        origins: CrossOriginAccess.Origins? = nil, test: TestingSetup = .router,
        heartbeat: CancellablePromise<Void>? = nil,
        _ work: @escaping @Sendable (Client) async throws -> Void
    ) async throws {
        try await withMCPServer(.sample(waiting, waitChanges: waitChanges)) { server in
            var configuration = PopcornServer.Configuration()
            configuration.access = access
            configuration.origins = origins
            let routes = MCPRoutes(server, configuration: .init(access: access), origins: origins) { _ in
                _ = await (heartbeat ?? CancellablePromise()).value()
                try Task.checkCancellation()
                await Task.yield()
            }
            try await PopcornServer(configuration: configuration, parts: [ServerPart { routes.addRoutes(to: $0) }])
                .application().test(test) { client in try await work(Client(client: client)) }
        }
    }

    private static func json(_ response: TestResponse) throws -> JSONValue {
        try JSONRPCMessage.json(Data(response.body.readableBytesView))
    }

    // MARK: Versions with a handshake

    @Test func `a session keeps the version`() async throws {
        try await withServer { client in
            let session = try await client.initialize("2025-03-26")
            let call = try await client.post("tools/call", ["name": "echo"], session)
            #expect(call.status == .ok)
            #expect(call.headers[.contentType] == "application/json")
            #expect(call.headers[.cacheControl] == "no-store")
            #expect(try Self.json(call).result?["structuredContent"] == nil)
            #expect(try Self.json(call)["id"] == 1)
        }
    }

    @Test func `a request without a session has the version of its header, or the assumed one`() async throws {
        try await withServer { client in
            let assumed = try await client.post("tools/call", ["name": "echo"])
            #expect(try Self.json(assumed).result?["structuredContent"] == nil)
            let named = try await client.post("tools/call", ["name": "echo"], [.mcpProtocolVersion: "2025-06-18"])
            #expect(try Self.json(named).result?["structuredContent"] == [:])
            let unknown = try await client.post("tools/list", [:], [.mcpProtocolVersion: "1999-01-01"])
            #expect(unknown.status == .badRequest)
            #expect(try Self.json(unknown).code == -32_022)
        }
    }

    @Test func `a request of a session with an unknown version in its header is rejected`() async throws {
        try await withServer { client in
            let session = try await client.initialize()
            var headers = session
            headers[.mcpProtocolVersion] = "1900-01-01"
            let unknown = try await client.post("ping", [:], headers)
            #expect(unknown.status == .badRequest)
            #expect(try Self.json(unknown).code == -32_022)
            #expect(try await client.execute(.delete, headers).status == .badRequest)
            headers[.mcpProtocolVersion] = "2025-11-25"
            #expect(try await client.post("ping", [:], headers).status == .ok)
            #expect(try await client.execute(.delete, session).status == .noContent)
        }
    }

    @Test func `a session that has ended is not found`() async throws {
        try await withServer { client in
            let session = try await client.initialize()
            #expect(try await client.execute(.delete, session).status == .noContent)
            #expect(try await client.execute(.delete, session).status == .notFound)
            #expect(try await client.post("ping", [:], session).status == .notFound)
            #expect(try await client.post("ping", [:], [.mcpSessionID: "a"]).status == .notFound)
            #expect(try await client.execute(.delete).status == .badRequest)
        }
    }

    @Test func `a handshake without a version begins no session`() async throws {
        try await withServer { client in
            let response = try await client.post("initialize", JSONValue.object([:]))
            #expect(response.headers[.mcpSessionID] == nil)
            #expect(try Self.json(response).code == -32_602)
        }
    }

    @Test func `notifications and responses are accepted, and errors of requests have status 200`() async throws {
        try await withServer { client in
            let session = try await client.initialize()
            for text in [
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
            ] {
                let response = try await client.post(text, session)
                #expect(response.status == .accepted)
                #expect(response.body.readableBytes == 0)
            }
            let unknown = try await client.post("tools/nothing", [:], session)
            #expect(unknown.status == .ok)
            #expect(try Self.json(unknown).code == -32_601)
        }
    }

    @Test func `a notification cancels a request of the session, whose HTTP request has an error`() async throws {
        let waiting = WaitingCall()
        try await withServer(waiting) { client in
            let session = try await client.initialize()
            let other = try await client.initialize()
            async let call = client.post("tools/call", ["name": "wait"], id: "a", session)
            _ = await waiting.hasStarted.value()
            let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#
            for headers in [other, [:]] { #expect(try await client.post(cancel, headers).status == .accepted) }
            #expect(!waiting.isCancelled.isFulfilled)
            #expect(try await client.post(cancel, session).status == .accepted)
            #expect(await waiting.isCancelled.value() == true)
            #expect(try Self.json(try await call).code == -32_800)
        }
    }

    @Test func `a request that reads no data is answered while the maximum of calls is in progress`() async throws {
        let waiting = WaitingCall()
        try await withServer(waiting) { client in
            let session = try await client.initialize()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in 1...MCPCalls.maximum {
                    group.addTask {
                        _ = try await client.post("tools/call", ["name": "wait"], id: .integer(id), session)
                    }
                }
                for await _ in waiting.starts.stream.prefix(MCPCalls.maximum) {}
                let call = try await client.post("tools/call", ["name": "echo"], id: 99, session)
                #expect(try Self.json(call).code == -32_000)
                let ping = try await client.post("ping", [:], id: 99, session)
                #expect(try Self.json(ping).result == [:])
                waiting.end()
            }
        }
    }

    @Test func `the end of a session cancels its requests`() async throws {
        let waiting = WaitingCall()
        try await withServer(waiting) { client in
            let session = try await client.initialize()
            async let call = client.post("tools/call", ["name": "wait"], session)
            _ = await waiting.hasStarted.value()
            #expect(try await client.execute(.delete, session).status == .noContent)
            #expect(await waiting.isCancelled.value() == true)
            #expect(try Self.json(try await call).code == -32_800)
        }
    }

    @Test func `a batch is answered in the version that has batches`() async throws {
        try await withServer { client in
            let batch =
                #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"a"},{"id":2}]"#
            let session = try await client.initialize("2025-03-26")
            let served = try await client.post(batch, session)
            #expect(try Self.json(served).elements.map { $0["id"] } == [1, 2])
            let silent = try await client.post(#"[{"jsonrpc":"2.0","method":"a"}]"#, session)
            #expect(silent.status == .accepted)
            for headers in [try await client.initialize(), Self.current] {
                let refused = try await client.post(batch, headers)
                #expect(refused.status == .badRequest)
                #expect(try Self.json(refused).code == -32_600)
            }
        }
    }

    // MARK: The current version

    @Test func `a request of the current version needs no session`() async throws {
        try await withServer { client in
            let discovery = try await client.post(
                "server/discover", ["_meta": envelope()], self.current("server/discover"))
            #expect(discovery.status == .ok)
            #expect(discovery.headers[.mcpSessionID] == nil)
            #expect(try Self.json(discovery).result?["supportedVersions"] == ["2026-07-28"])
            for name in ["echo", "=?base64?ZWNobw==?="] {
                let call = try await client.post(
                    "tools/call", ["name": "echo", "_meta": envelope()], self.current("tools/call", name))
                #expect(try Self.json(call).result?["structuredContent"] == [:])
            }
        }
    }

    @Test func `headers of the current version must match the body`() async throws {
        try await withServer { client in
            let call: JSONValue = ["name": "echo", "_meta": envelope()]
            let wrong: [(JSONValue, HTTPFields, Int)] = [
                (call, Self.current, -32_020),
                (call, self.current("tools/list", "echo"), -32_020),
                (call, self.current("tools/call"), -32_020),
                (call, self.current("tools/call", "fail"), -32_020),
                (call, self.current("tools/call", "=?base64?*?="), -32_020),
                (call, [.mcpProtocolVersion: "2025-11-25", .mcpMethod: "tools/call", .mcpName: "echo"], -32_020),
                (call, [.mcpMethod: "tools/call", .mcpName: "echo"], -32_020),
                (["name": "echo"], self.current("tools/call", "echo"), -32_602),
                (
                    ["name": "echo", "_meta": envelope("2027-01-01")],
                    [.mcpProtocolVersion: "2027-01-01", .mcpMethod: "tools/call", .mcpName: "echo"], -32_022
                ),
            ]
            for (params, headers, code) in wrong {
                let response = try await client.post("tools/call", params, headers)
                #expect(response.status == .badRequest)
                #expect(try Self.json(response).code == code, "\(headers)")
            }
        }
    }

    @Test func `errors of the current version have a status`() async throws {
        try await withServer { client in
            let unknown = try await client.post("ping", ["_meta": envelope()], self.current("ping"))
            #expect(unknown.status == .notFound)
            #expect(try Self.json(unknown).code == -32_601)
            let invalid = try await client.post(
                "tools/call", ["name": "nothing", "_meta": envelope()], self.current("tools/call", "nothing"))
            #expect(invalid.status == .badRequest)
            let missing = try await client.post(
                "resources/read", ["uri": "popcorn://movie/3", "_meta": envelope()],
                self.current("resources/read", "popcorn://movie/3"))
            #expect(missing.status == .badRequest)
            #expect(try Self.json(missing).code == -32_602)
            let failure = try await client.post(
                "tools/call", ["name": "fail", "_meta": envelope()], self.current("tools/call", "fail"))
            #expect(failure.status == .ok)
            #expect(try Self.json(failure).result?["isError"] == true)
        }
    }

    // MARK: Events

    @Test func `a call with a progress token has events, if the client accepts them`() async throws {
        try await withServer { client in
            let params: JSONValue = ["name": "count", "_meta": envelope(adding: ["progressToken": "a"])]
            let headers = self.current("tools/call", "count")
            let response = try await client.post("tools/call", params, headers)
            #expect(response.headers[.contentType] == "text/event-stream")
            let data = String(buffer: response.body).split(separator: "\n").filter { $0.hasPrefix("data: ") }
            let messages = try data.map { try JSONRPCMessage.json(Data($0.dropFirst(6).utf8)) }
            #expect(messages.map { $0["method"] } == ["notifications/progress", "notifications/progress", nil])
            #expect(messages.compactMap { $0["params"]?["progress"] } == [1, 2])
            #expect(messages.last?.toolText == "Counted.")

            var json = headers
            json[.accept] = "application/json"
            let single = try await client.post("tools/call", params, json)
            #expect(single.headers[.contentType] == "application/json")
            #expect(try Self.json(single).toolText == "Counted.")
        }
    }

    @Test(arguments: [false, true]) func `a call is cancelled when its client closes the connection`(
        hasEvents: Bool
    ) async throws {
        let (waiting, hasLeft) = (WaitingCall(), CancellablePromise<Void>())
        try await withServer(waiting, test: .live, heartbeat: hasLeft) { client in
            let meta = hasEvents ? #","_meta":{"progressToken":1}"# : ""
            let body = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait"\#(meta)}}"#
            let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(host: "127.0.0.1", port: client.client.port ?? 0) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                    }
                }
            try await connection.executeThenClose { _, outbound in
                let head = """
                    POST /mcp HTTP/1.1\r
                    Host: localhost\r
                    Content-Type: application/json\r
                    Content-Length: \(body.utf8.count)\r
                    \r

                    """
                try await outbound.write(ByteBuffer(string: head + body))
                _ = await waiting.hasStarted.value()
            }
            hasLeft.fulfil(())
            #expect(await waiting.isCancelled.value() == true)
        }
    }

    @Test(arguments: [MCPVersion.march2025, .november2025, .july2026])
    func `a change is cancelled with its connection only in the current version`(version: MCPVersion) async throws {
        let waiting = WaitingCall()
        try await withServer(waiting, waitChanges: true) { client in
            let session = version == .november2025 ? try await client.initialize() : [:]
            let headers = version.hasHandshake ? session : self.current("tools/call", "wait")
            let params: JSONValue = version.hasHandshake ? ["name": "wait"] : ["name": "wait", "_meta": envelope()]
            let call = Task { try await client.post("tools/call", params, headers) }
            _ = await waiting.hasStarted.value()
            // A closed connection cancels the task of its request.
            call.cancel()
            if version.hasHandshake { waiting.end() }
            #expect(await waiting.isCancelled.value() == !version.hasHandshake)
            _ = try? await call.value
        }
    }

    // MARK: Protection

    @Test func `the server has no stream of its own`() async throws {
        try await withServer { client in
            let response = try await client.execute(.get, [.accept: "text/event-stream"])
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers[.allow] == "DELETE, OPTIONS, POST")
        }
    }

    @Test func `a request that is not JSON, or too long, is rejected`() async throws {
        try await withServer { client in
            let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
            #expect(try await client.post(ping, [.contentType: "text/plain"]).status == .unsupportedMediaType)
            #expect(try await client.post(ping, [.accept: "text/event-stream"]).status == .notAcceptable)
            #expect(try await client.post(ping, [.accept: "*/*;q=0.1"]).status == .ok)
            #expect(try await client.post(ping, [.accept: ""]).status == .ok)
            #expect(try await client.post(ping, [.contentType: "application/json; charset=utf-8"]).status == .ok)
            let long = String(repeating: " ", count: JSONRPCMessage.maximumBytes) + ping
            #expect(try await client.post(long).status == .contentTooLarge)
            for text in [
                "{", #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","method":"notifications/x","params":[]}"#,
            ] {
                let response = try await client.post(text)
                #expect(response.status == .badRequest)
                #expect(try Self.json(response).code != nil)
            }
        }
    }

    @Test func `web pages of other origins may not use the service`() async throws {
        let page: HTTPFields = [.origin: "https://films.example"]
        for origins in [nil, CrossOriginAccess.Origins.some(["https://other.example"])] {
            try await withServer(origins: origins) { client in
                let post = try await client.post("ping", [:], page)
                #expect(post.status == .forbidden)
                #expect(try Self.json(post)["title"] == "The request is not permitted")
                for method: HTTPRequest.Method in [.delete, .get, .head, .put, .patch, .options] {
                    #expect(try await client.execute(method, page).status == .forbidden, "\(method)")
                }
            }
        }
        try await withServer { client in
            let options = try await client.execute(.options)
            #expect(options.status == .noContent)
            #expect(options.headers[.allow] == "DELETE, OPTIONS, POST")
        }
        try await withServer(origins: .some(["https://films.example"])) { client in
            let response = try await client.post("initialize", ["protocolVersion": "2025-11-25"], page)
            #expect(response.status == .ok)
            #expect(response.headers[.accessControlExposeHeaders]?.contains("Mcp-Session-Id") == true)
            var preflight = page
            preflight[.accessControlRequestMethod] = "POST"
            let allowed = try await client.execute(.options, preflight).headers[.accessControlAllowHeaders]
            #expect(
                allowed?.hasSuffix("traceparent, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id")
                    == true)
        }
    }

    @Test func `the rights of a token determine the tools, and its session is not that of another one`() async throws {
        let alice = try WatchlistOwner("alice")
        let access = AccessPolicy { token in
            switch token {
            case "reader": Access(rights: .read, owners: .none)
            case "alice": Access(rights: [.read, .library], owners: .one(alice))
            case "operator": Access(rights: .operate, owners: .none)
            default: nil
            }
        }
        @Sendable func token(_ name: String) -> HTTPFields { [.authorization: "Bearer \(name)"] }
        try await withServer(access: access) { client in
            #expect(try await client.post("ping").status == .unauthorized)
            #expect(try await client.post("ping", [:], token("nobody")).status == .unauthorized)
            #expect(try await client.post("ping", [:], token("operator")).status == .forbidden)

            let reader = try await client.initialize("2025-11-25", token("reader"))
            let forbidden = try Self.json(try await client.post("tools/call", ["name": "add"], reader))
            #expect(forbidden.result?["isError"] == true)
            #expect(forbidden.toolText == "The tool add needs the right library, which the client lacks.")
            #expect(!String(describing: forbidden).contains("Bearer"))

            let session = try await client.initialize("2025-11-25", token("alice"))
            let watchlist = try await client.post("tools/call", ["name": "watchlist"], session)
            #expect(try Self.json(watchlist).toolText == "alice")
            #expect(try Self.json(try await client.post("tools/call", ["name": "add"], session)).toolText == "Added.")
            var stolen = session
            stolen[.authorization] = "Bearer reader"
            #expect(try await client.post("ping", [:], stolen).status == .notFound)
            #expect(try await client.execute(.delete, stolen).status == .notFound)
        }
    }

    @Test func `a message costs as much as a request, unless it is long`() {
        func cost(_ length: Int) -> Int {
            let head = HTTPRequest(
                method: .post, scheme: "http", authority: "a", path: "/mcp",
                headerFields: [.contentLength: String(length)])
            return Request(head: head, body: .init(buffer: ByteBuffer())).cost
        }
        #expect(cost(500) == 1)
        #expect(cost(1_100) == 3)
        #expect(cost(65_536) == 129)
    }
}
