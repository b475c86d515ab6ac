import CoreDomain
import CoreMetrics
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import PopcornServices

import enum TMDb.JSONValue

@testable import PopcornHTTP

/// Runs work with a server of a catalogue, whose services have no access to TMDb.
func withMCPServer(
    _ catalogue: MCPCatalogue = .sample(), pageSize: Int = 50,
    metrics: any MetricsFactory = NOOPMetricsHandler.instance, _ work: (MCPServer) async throws -> Void
) async throws {
    let services = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
    var server = MCPServer(
        catalogue: catalogue, services: SharedServices(services), locale: .americanEnglish,
        clock: WallClock { Date(timeIntervalSince1970: 1_800_000_000) }, metrics: metrics)
    server.pageSize = pageSize
    do {
        try await work(server)
    } catch {
        await services.shutdown()
        throw error
    }
    await services.shutdown()
}

/// The state of the calls of the tool `wait`.
final class WaitingCall: Sendable {

    let hasStarted = CancellablePromise<Void>()
    /// An element for each call that has started.
    let starts = AsyncStream<Void>.makeStream()
    /// Whether the first call that ended was cancelled.
    let isCancelled = CancellablePromise<Bool>()
    /// The promises that the calls wait for; `nil` after the end.
    private let ends = NIOLockedValueBox<[CancellablePromise<Void>]?>([])

    /// Ends all calls, and those that follow.
    func end() {
        let ended = ends.withLockedValue { ends in
            defer { ends = nil }
            return ends
        }
        for end in ended ?? [] { end.fulfil(()) }
    }

    fileprivate func wait() async {
        let end = CancellablePromise<Void>()
        let isWaiting = ends.withLockedValue { ends in
            ends?.append(end)
            return ends != nil
        }
        hasStarted.fulfil(())
        starts.continuation.yield()
        let wasEnded = isWaiting ? await end.value() != nil : true
        isCancelled.fulfil(!wasEnded)
    }
}

extension MCPCatalogue {

    /// Returns a catalogue of tools that do what their names say.
    ///
    /// - Parameter waitChanges: Whether the tool `wait` changes data.
    static func sample(_ waiting: WaitingCall = WaitingCall(), waitChanges: Bool = false) -> MCPCatalogue {
        func tool(
            _ name: String, annotations: MCPAnnotations = MCPAnnotations(), rights: Rights = .read,
            _ call: @escaping @Sendable (MCPCall) async throws(MCPToolError) -> MCPToolResult
        ) -> MCPTool {
            MCPTool(
                name: name, title: name.capitalized, description: "Does \(name).", inputSchema: ["type": "object"],
                outputSchema: ["type": "object"], annotations: annotations, rights: rights, call: call)
        }
        let tools = [
            tool("echo") { call throws(MCPToolError) in
                MCPToolResult(text: "An echo.", structured: .object(call.arguments))
            },
            tool("fail") { _ throws(MCPToolError) in throw MCPToolError(message: "There is no such genre; there are …")
            },
            tool("count") { call throws(MCPToolError) in
                await call.report(1, 3, "one")
                await call.report(1, 3, "one again")
                await call.report(2, 3, "two")
                return MCPToolResult(text: "Counted.", structured: [:])
            },
            tool("wait", annotations: MCPAnnotations(readOnlyHint: !waitChanges)) { _ throws(MCPToolError) in
                await waiting.wait()
                return MCPToolResult(text: "Waited.", structured: [:])
            },
            tool("watchlist", rights: [.read, .library]) { call throws(MCPToolError) in
                MCPToolResult(text: call.owner?.name ?? "nobody", structured: [:])
            },
            tool("add", annotations: MCPAnnotations(readOnlyHint: false), rights: [.read, .library]) {
                _ throws(MCPToolError) in MCPToolResult(text: "Added.", structured: [:])
            },
        ]
        let resource = MCPResource(
            uri: "popcorn://genres", name: "genres", title: "Genres", description: "The genres.",
            mimeType: "text/plain"
        ) { _ throws(MCPToolError) in "Comedy" }
        let template = MCPResourceTemplate(
            uriTemplate: "popcorn://movie/{id}", name: "movie", title: "Movie", description: "A movie.",
            mimeType: "text/markdown"
        ) { uri, _ throws(MCPToolError) in
            guard uri.hasPrefix("popcorn://movie/") else { return nil }
            switch uri.last {
            case "1": return "A movie."
            case "2": throw MCPToolError(message: "TMDb is not available.")
            default: throw MCPToolError(message: "The movie does not exist.", isNotFound: true)
            }
        }
        let prompt = MCPPrompt(
            name: "evening", title: "Evening", description: "Finds a film.",
            arguments: [.init(name: "mood", description: "The mood.", isRequired: true)]
        ) { arguments throws(MCPToolError) in ["Find a \(arguments["mood"] ?? "") film."] }
        return MCPCatalogue(tools: tools, resources: [resource], templates: [template], prompts: [prompt])
    }
}

extension MCPServer.Client {

    /// Creates a client, by default with all rights.
    static func sample(
        _ version: MCPVersion = .november2025, rights: Rights = .all, mayChange: Bool = true
    ) throws -> MCPServer.Client {
        let owner = try WatchlistOwner("alice")
        return MCPServer.Client(
            version: version, access: Access(rights: rights, owners: .one(owner)),
            owner: rights.contains(.library) ? owner : nil, mayChange: mayChange)
    }
}

extension MCPServer {

    /// Returns the response to a request of a client.
    func send(
        _ method: String, _ params: [String: JSONValue] = [:], _ client: Client,
        notify: @escaping Notify = { _ in }
    ) async -> JSONValue {
        await response(to: JSONRPCRequest(id: .integer(1), method: method, params: params), for: client, notify: notify)
    }
}

extension JSONValue {

    /// The result of a response.
    var result: JSONValue? { self["result"] }

    /// The code of the error of a response; `nil` if it has none.
    var code: Int? {
        if case .integer(let code)? = self["error"]?["code"] { code } else { nil }
    }

    /// The elements of an array; empty if the value is not an array.
    var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The text of the first content of the result of a tool.
    var toolText: String? {
        if case .string(let text)? = result?["content"]?.elements.first?["text"] { text } else { nil }
    }

    /// Returns the names of the elements of a list in a result.
    func names(_ list: String) -> [String] {
        (result?[list]?.elements ?? []).compactMap {
            if case .string(let name)? = $0["name"] { name } else { nil }
        }
    }
}

/// Returns the members of `_meta` of a request of the current version.
func envelope(_ version: String = "2026-07-28", adding members: [String: JSONValue] = [:]) -> JSONValue {
    .object(
        [
            "io.modelcontextprotocol/protocolVersion": .string(version),
            "io.modelcontextprotocol/clientCapabilities": [:],
        ].merging(members) { $1 })
}
