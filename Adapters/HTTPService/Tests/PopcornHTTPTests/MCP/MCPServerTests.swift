import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import PopcornServices
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

@Suite struct MCPServerTests {

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
        ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
    func `the handshake agrees on a version that both know`(requested: String, agreed: String) async throws {
        try await withMCPServer { server in
            let request = JSONRPCRequest(
                id: .integer(1), method: "initialize", params: ["protocolVersion": .string(requested)])
            let (version, response) = server.initialization(request)
            #expect(version?.rawValue == agreed)
            #expect(response.result?["protocolVersion"] == .string(agreed))
            #expect(response.result?["serverInfo"]?["name"] == "popcorn")
            #expect(response.result?["serverInfo"]?["version"] == .string(PopcornServices.version))
            #expect(response.result?["capabilities"] == ["tools": [:], "resources": [:], "prompts": [:]])
            #expect(response.result?["resultType"] == nil)
        }
    }

    @Test func `a handshake without a version is an error`() async throws {
        try await withMCPServer { server in
            let (version, response) = server.initialization(JSONRPCRequest(id: .integer(1), method: "initialize"))
            #expect(version == nil)
            #expect(response.code == -32_602)
        }
    }

    @Test func `capabilities without content are not declared`() async throws {
        try await withMCPServer(MCPCatalogue()) { server in
            let response = await server.send("server/discover", [:], try .sample(.july2026))
            #expect(response.result?["capabilities"] == ["tools": [:]])
        }
    }

    @Test func `each version has its methods`() async throws {
        try await withMCPServer { server in
            for version in MCPVersion.allCases {
                let client = try MCPServer.Client.sample(version)
                #expect(await server.send("ping", client).code == (version.hasHandshake ? nil : -32_601))
                #expect(await server.send("server/discover", client).code == (version.hasHandshake ? -32_601 : nil))
                #expect(await server.send("tools/list", client).code == nil)
                for method in ["subscriptions/listen", "resources/subscribe", "tasks/get", "completion/complete"] {
                    let response = await server.send(method, client)
                    #expect(response.code == -32_601)
                    #expect(response["error"]?["data"] == .string(method))
                }
            }
        }
    }

    @Test func `a result of the current version has a type, a server and a lifetime`() async throws {
        try await withMCPServer { server in
            let client = try MCPServer.Client.sample(.july2026)
            let discovery = await server.send("server/discover", client)
            #expect(discovery.result?["supportedVersions"] == ["2026-07-28"])
            for response in [discovery, await server.send("tools/list", client)] {
                #expect(response.result?["resultType"] == "complete")
                #expect(
                    response.result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "popcorn")
                #expect(response.result?["ttlMs"] == 3_600_000)
                #expect(response.result?["cacheScope"] == "private")
            }
            let call = await server.send("tools/call", ["name": "echo"], client)
            #expect(call.result?["resultType"] == "complete")
            #expect(call.result?["ttlMs"] == nil)
            let old = await server.send("tools/list", try .sample())
            #expect(old.result?["ttlMs"] == nil && old.result?["_meta"] == nil)
        }
    }

    @Test func `a level of the log is accepted if it exists`() async throws {
        try await withMCPServer { server in
            let client = try MCPServer.Client.sample()
            #expect(await server.send("logging/setLevel", ["level": "debug"], client).result == [:])
            #expect(await server.send("logging/setLevel", ["level": "loud"], client).code == -32_602)
            #expect(await server.send("logging/setLevel", client).code == -32_602)
            #expect(await server.send("logging/setLevel", ["level": "info"], try .sample(.july2026)).code == -32_601)
        }
    }

    @Test func `a list has pages, whose cursors are checked`() async throws {
        try await withMCPServer(pageSize: 4) { server in
            let client = try MCPServer.Client.sample()
            let first = await server.send("tools/list", client)
            #expect(first.names("tools") == ["echo", "fail", "count", "wait"])
            let cursor = try #require(first.result?["nextCursor"])
            let second = await server.send("tools/list", ["cursor": cursor], client)
            #expect(second.names("tools") == ["watchlist", "add"])
            #expect(second.result?["nextCursor"] == nil)
            for cursor: JSONValue in ["", "a", "0", "-4", "3", "8", 4, "99999999999999999999"] {
                #expect(await server.send("tools/list", ["cursor": cursor], client).code == -32_602)
            }
        }
    }

    @Test func `the lists describe tools, resources, templates and prompts`() async throws {
        try await withMCPServer { server in
            let client = try MCPServer.Client.sample()
            let tool = await server.send("tools/list", client).result?["tools"]?.elements.last
            #expect(
                tool == [
                    "name": "add", "title": "Add", "description": "Does add.", "inputSchema": ["type": "object"],
                    "outputSchema": ["type": "object"],
                    "annotations": [
                        "title": "Add", "readOnlyHint": false, "destructiveHint": false, "idempotentHint": true,
                        "openWorldHint": true,
                    ],
                ])
            #expect(await server.send("resources/list", client).names("resources") == ["genres"])
            let templates = await server.send("resources/templates/list", client)
            #expect(templates.result?["resourceTemplates"]?.elements.first?["uriTemplate"] == "popcorn://movie/{id}")
            let prompts = await server.send("prompts/list", client)
            #expect(
                prompts.result?["prompts"]?.elements.first?["arguments"]
                    == [["name": "mood", "description": "The mood.", "required": true]])
        }
    }

    @Test func `a tool has a text and structured content, or both as text in versions without it`() async throws {
        try await withMCPServer { server in
            let params: [String: JSONValue] = ["name": "echo", "arguments": ["a": 1]]
            for version in MCPVersion.allCases {
                let result = await server.send("tools/call", params, try .sample(version)).result
                #expect(result?["isError"] == false)
                let texts: [JSONValue]
                switch version {
                case .november2024, .march2025:
                    #expect(result?["structuredContent"] == nil)
                    texts = ["An echo.", #"{"a":1}"#]
                case .june2025, .november2025, .july2026:
                    #expect(result?["structuredContent"] == ["a": 1])
                    texts = ["An echo."]
                }
                #expect(result?["content"]?.elements.compactMap { $0["text"] } == texts)
            }
        }
    }

    @Test func `a tool that fails has a result, and a wrong call an error`() async throws {
        try await withMCPServer { server in
            let client = try MCPServer.Client.sample()
            let failure = await server.send("tools/call", ["name": "fail"], client)
            #expect(failure.result?["isError"] == true)
            #expect(failure.toolText == "There is no such genre; there are …")
            #expect(failure.result?["structuredContent"] == nil)
            let wrong: [[String: JSONValue]] = [
                [:], ["name": 1], ["name": "nothing"], ["name": "echo", "arguments": [1]],
                ["name": "echo", "arguments": "a"],
            ]
            for params in wrong {
                #expect(await server.send("tools/call", params, client).code == -32_602)
            }
            let unknown = await server.send("tools/call", ["name": "nothing"], client)
            #expect(
                unknown["error"]?["message"]
                    == "There is no tool 'nothing'; there are echo, fail, count, wait, watchlist, add.")
        }
    }

    @Test func `a client sees only tools that it may call, and a call of another one says what it lacks`() async throws
    {
        try await withMCPServer { server in
            let reader = try MCPServer.Client.sample(rights: .read)
            #expect(await server.send("tools/list", reader).names("tools") == ["echo", "fail", "count", "wait"])
            let forbidden = await server.send("tools/call", ["name": "watchlist"], reader)
            #expect(forbidden.result?["isError"] == true)
            #expect(forbidden.toolText == "The tool watchlist needs the right library, which the client lacks.")

            let careful = try MCPServer.Client.sample(mayChange: false)
            #expect(
                await server.send("tools/list", careful).names("tools")
                    == ["echo", "fail", "count", "wait", "watchlist"])
            #expect(await server.send("tools/call", ["name": "watchlist"], careful).toolText == "alice")
            let change = await server.send("tools/call", ["name": "add"], careful)
            #expect(change.toolText == "The tool add changes data, which needs `popcorn mcp --allow-changes`.")
            #expect(await server.send("tools/call", ["name": "add"], try .sample()).toolText == "Added.")

            let ownerless = MCPServer.Client(
                version: .november2025, access: Access(rights: .all, owners: .none), owner: nil, mayChange: true)
            #expect(
                await server.send("tools/call", ["name": "watchlist"], ownerless).toolText
                    == "The tool watchlist needs a watchlist, but the client may use none.")
        }
    }

    @Test func `progress is reported with the token of the client, and only if it increases`() async throws {
        try await withMCPServer { server in
            for token: JSONValue in ["a", 7] {
                let reports = NIOLockedValueBox<[JSONValue]>([])
                let params: [String: JSONValue] = ["name": "count", "_meta": ["progressToken": token]]
                _ = await server.send("tools/call", params, try .sample()) { report in
                    reports.withLockedValue { $0.append(report) }
                }
                let expected: [JSONValue] = [(1.0, "one"), (2.0, "two")].map { progress, message in
                    [
                        "jsonrpc": "2.0", "method": "notifications/progress",
                        "params": [
                            "progressToken": token, "progress": .number(progress), "total": 3.0,
                            "message": .string(message),
                        ],
                    ]
                }
                #expect(reports.withLockedValue { $0 } == expected)
            }
            for meta: JSONValue in [[:], ["progressToken": nil], ["progressToken": [1]]] {
                let params: [String: JSONValue] = ["name": "count", "_meta": meta]
                let response = await server.send("tools/call", params, try .sample()) { _ in
                    Issue.record("The client did not ask for reports")
                }
                #expect(response.toolText == "Counted.")
            }
        }
    }

    @Test func `a resource is read by its URI, and the error of an unknown one has the code of the version`()
        async throws
    {
        try await withMCPServer { server in
            let client = try MCPServer.Client.sample()
            let genres = await server.send("resources/read", ["uri": "popcorn://genres"], client)
            #expect(
                genres.result?["contents"]
                    == [["uri": "popcorn://genres", "mimeType": "text/plain", "text": "Comedy"]])
            let movie = await server.send("resources/read", ["uri": "popcorn://movie/1"], try .sample(.july2026))
            #expect(movie.result?["contents"]?.elements.first?["text"] == "A movie.")
            #expect(movie.result?["ttlMs"] == 60_000)
            #expect(await server.send("resources/read", ["uri": "popcorn://movie/2"], client).code == -32_603)
            let missing = await server.send("resources/read", ["uri": "popcorn://movie/3"], client)
            #expect(
                missing["error"] == [
                    "code": -32_002, "message": "The movie does not exist.", "data": ["uri": "popcorn://movie/3"],
                ])
            let current = try MCPServer.Client.sample(.july2026)
            #expect(await server.send("resources/read", ["uri": "popcorn://movie/3"], current).code == -32_602)
            let unknown: [String: JSONValue] = ["uri": "file:///etc/passwd"]
            #expect(await server.send("resources/read", unknown, client).code == -32_002)
            #expect(await server.send("resources/read", unknown, try .sample(.july2026)).code == -32_602)
            #expect(await server.send("resources/read", client).code == -32_602)
        }
    }

    @Test func `a prompt has a message for the user, and its arguments are checked`() async throws {
        try await withMCPServer { server in
            let client = try MCPServer.Client.sample()
            let params: [String: JSONValue] = ["name": "evening", "arguments": ["mood": "funny"]]
            #expect(
                await server.send("prompts/get", params, client).result?["messages"]
                    == [["role": "user", "content": ["type": "text", "text": "Find a funny film."]]])
            let wrong: [[String: JSONValue]] = [
                [:], ["name": "morning"], ["name": "evening"], ["name": "evening", "arguments": ["mood": 1]],
                ["name": "evening", "arguments": [1]],
            ]
            for params in wrong { #expect(await server.send("prompts/get", params, client).code == -32_602) }
        }
    }

    @Test func `calls are counted by tool and outcome, and those of unknown tools are not`() async throws {
        let metrics = PrometheusRegistry()
        try await withMCPServer(metrics: metrics) { server in
            let client = try MCPServer.Client.sample()
            for name in ["echo", "echo", "fail", "nothing"] {
                _ = await server.send("tools/call", ["name": .string(name)], client)
            }
            _ = await server.send("tools/call", ["name": "watchlist"], try .sample(rights: .read))
            _ = await server.send("tools/call", ["name": "echo", "arguments": [1]], client)
        }
        let lines = metrics.text().split(separator: "\n").filter { $0.hasPrefix("popcorn_mcp_calls_total{") }
        #expect(lines.count == MCPCatalogue.sample().tools.count * MCPMetrics.Outcome.allCases.count)
        #expect(
            Set(lines.filter { !$0.hasSuffix(" 0") }) == [
                #"popcorn_mcp_calls_total{outcome="answered",tool="echo"} 2"#,
                #"popcorn_mcp_calls_total{outcome="failed",tool="fail"} 1"#,
                #"popcorn_mcp_calls_total{outcome="refused",tool="watchlist"} 1"#,
            ])
    }

    @Test func `a call whose task is cancelled has an error, and is counted`() async throws {
        let waiting = WaitingCall()
        let metrics = PrometheusRegistry()
        try await withMCPServer(.sample(waiting), metrics: metrics) { server in
            let client = try MCPServer.Client.sample()
            let call = Task { await server.send("tools/call", ["name": "wait"], client) }
            _ = await waiting.hasStarted.value()
            call.cancel()
            #expect(await call.value.code == -32_800)
            #expect(await waiting.isCancelled.value() == true)
        }
        #expect(metrics.text().contains(#"popcorn_mcp_calls_total{outcome="cancelled",tool="wait"} 1"#))
    }
}

extension MCPServer {
    fileprivate func send(_ method: String, _ client: Client) async -> JSONValue {
        await send(method, [:], client)
    }
}
