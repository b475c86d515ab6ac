import CoreDomain
import CoreMetrics
import Foundation
import NIOConcurrencyHelpers
import PopcornServices

import enum TMDb.JSONValue

/// A server of the Model Context Protocol (<https://modelcontextprotocol.io/specification>), independent of a
/// transport.
///
/// It has no state: a transport keeps the version and the calls of a connection.
struct MCPServer: Sendable {

    /// The client of a request.
    struct Client: Sendable {
        let version: MCPVersion
        let access: Access
        /// The owner of the watchlist that the client may use; `nil` if it may use none.
        let owner: WatchlistOwner?
        /// Whether the client may change the watchlist.
        let mayChange: Bool
    }

    /// A function that sends a notification to the client.
    typealias Notify = @Sendable (JSONValue) async -> Void

    /// The text that tells an assistant how to use the tools.
    static let instructions = """
        Popcorn has data of movies, TV series and people from TMDb. Search for a name to get the identifier that other tools \
        need. Answers are short; they name the parts that there are more of, which a tool returns if you ask for them. This \
        product uses the TMDB API but is not endorsed or certified by TMDB.
        """

    /// The times for which a client may keep a list and a resource, in milliseconds.
    private static let listTime = 3_600_000, resourceTime = 60_000

    let catalogue: MCPCatalogue
    let services: SharedServices
    let locale: ContentLocale
    let clock: WallClock
    /// The number of elements in a page of a list.
    var pageSize = 50
    private let metrics: MCPMetrics

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - catalogue: The tools, resources and prompts.
    ///   - services: The services that answer the requests.
    ///   - locale: The locale of texts.
    ///   - clock: The clock.
    ///   - metrics: The factory of the metrics. Default: `MetricsSystem.factory`.
    init(
        catalogue: MCPCatalogue, services: SharedServices, locale: ContentLocale, clock: WallClock,
        metrics: any MetricsFactory = MetricsSystem.factory
    ) {
        self.catalogue = catalogue
        self.services = services
        self.locale = locale
        self.clock = clock
        self.metrics = MCPMetrics(of: catalogue.tools, factory: metrics)
    }

    /// Returns the response to a request.
    func response(to request: JSONRPCRequest, for client: Client, notify: @escaping Notify) async -> JSONValue {
        if let response = immediateResponse(to: request, for: client) { return response }
        do throws(JSONRPCError) {
            let result =
                request.method == "tools/call"
                ? try await call(request, client, notify) : try await read(request.params, client)
            return Self.response(to: request.id, result, client.version)
        } catch {
            return error.response(request.id)
        }
    }

    /// Returns the response to a request that reads no data; `nil` for `tools/call` and `resources/read`.
    func immediateResponse(to request: JSONRPCRequest, for client: Client) -> JSONValue? {
        do throws(JSONRPCError) {
            guard let result = try immediateResult(of: request, for: client) else { return .none }
            return Self.response(to: request.id, result, client.version)
        } catch {
            return error.response(request.id)
        }
    }

    /// Returns whether a request is a call of a tool that changes data.
    func changesData(_ request: JSONRPCRequest) -> Bool {
        request.method == "tools/call"
            && catalogue.tools.contains { .string($0.name) == request.params["name"] && !$0.annotations.readOnlyHint }
    }

    /// Returns the version for a client and the response to its request `initialize`.
    func initialization(_ request: JSONRPCRequest) -> (version: MCPVersion?, response: JSONValue) {
        guard case .string(let requested)? = request.params["protocolVersion"] else {
            return (nil, JSONRPCError(.invalidParams, "protocolVersion must be a string.").response(request.id))
        }
        let known = MCPVersion(rawValue: requested)
        let version = known?.hasHandshake == true ? known : nil
        let agreed = version ?? .latestWithHandshake
        let result: [String: JSONValue] = [
            "protocolVersion": .string(agreed.rawValue), "capabilities": capabilities, "serverInfo": Self.info,
            "instructions": .string(Self.instructions),
        ]
        return (agreed, Self.response(to: request.id, result, agreed))
    }

    private static func response(
        to id: JSONRPCID, _ result: [String: JSONValue], _ version: MCPVersion
    ) -> JSONValue {
        var result = result
        if !version.hasHandshake {
            result["resultType"] = "complete"
            result["_meta"] = [MCPEnvelope.serverInfo: info]
        }
        return ["jsonrpc": "2.0", "id": id.json, "result": .object(result)]
    }

    private static let info: JSONValue = [
        "name": "popcorn", "title": "Popcorn", "version": .string(PopcornServices.version),
    ]

    private var capabilities: JSONValue {
        var members: [String: JSONValue] = ["tools": [:]]
        if !catalogue.resources.isEmpty || !catalogue.templates.isEmpty { members["resources"] = [:] }
        if !catalogue.prompts.isEmpty { members["prompts"] = [:] }
        return .object(members)
    }

    private func immediateResult(
        of request: JSONRPCRequest, for client: Client
    ) throws(JSONRPCError) -> [String: JSONValue]? {
        let params = request.params
        switch (request.method, client.version.hasHandshake) {
        case ("ping", true): return [:]
        case ("logging/setLevel", true):
            // The log is that of the operator, so the server sends none of it to a client.
            guard case .string(let level)? = params["level"], Self.logLevels.contains(level) else {
                throw JSONRPCError(.invalidParams, "level must be one of \(Self.logLevels.joined(separator: ", ")).")
            }
            return [:]
        case ("server/discover", false):
            let versions = MCPVersion.allCases.filter { !$0.hasHandshake }.map { JSONValue.string($0.rawValue) }
            return kept(
                [
                    "supportedVersions": .array(versions), "capabilities": capabilities,
                    "instructions": .string(Self.instructions),
                ], client, Self.listTime)
        case ("tools/list", _):
            return try page(
                "tools", of: catalogue.tools.filter { client.lacks(for: $0) == nil }.map(\.json), params, client)
        case ("resources/list", _):
            return try page("resources", of: catalogue.resources.map(\.json), params, client)
        case ("resources/templates/list", _):
            return try page("resourceTemplates", of: catalogue.templates.map(\.json), params, client)
        case ("prompts/list", _):
            return try page("prompts", of: catalogue.prompts.map(\.json), params, client)
        case ("tools/call", _), ("resources/read", _): return nil
        case ("prompts/get", _): return try prompt(params)
        default:
            throw JSONRPCError(.methodNotFound, "The method does not exist.", data: .string(request.method.printable))
        }
    }

    private static let logLevels = [
        "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency",
    ]

    /// Returns a result with the time for which the client may keep it, in versions that have one.
    private func kept(_ result: [String: JSONValue], _ client: Client, _ time: Int) -> [String: JSONValue] {
        if client.version.hasHandshake { return result }
        // The tools of a list depend on the token.
        return result.merging(["ttlMs": .integer(time), "cacheScope": "private"]) { $1 }
    }

    /// Returns a page of a list. A cursor is the number of elements before the page.
    private func page(
        _ name: String, of list: [JSONValue], _ params: [String: JSONValue], _ client: Client
    ) throws(JSONRPCError) -> [String: JSONValue] {
        let start: Int
        switch params["cursor"] {
        case nil, .null?: start = 0
        case .string(let cursor)?:
            guard let number = Int(cursor), number > 0, number < list.count, number.isMultiple(of: pageSize) else {
                throw JSONRPCError(.invalidParams, "The cursor is not one of this list.")
            }
            start = number
        default: throw JSONRPCError(.invalidParams, "cursor must be a string.")
        }
        let end = min(start + pageSize, list.count)
        var result: [String: JSONValue] = [name: .array(Array(list[start..<end]))]
        if end < list.count { result["nextCursor"] = .string(String(end)) }
        return kept(result, client, Self.listTime)
    }
}

// MARK: - Tools, resources and prompts

extension MCPServer {

    private func call(
        _ request: JSONRPCRequest, _ client: Client, _ notify: @escaping Notify
    ) async throws(JSONRPCError) -> [String: JSONValue] {
        guard case .string(let name)? = request.params["name"] else {
            throw JSONRPCError(.invalidParams, "name must be a string.")
        }
        guard let tool = catalogue.tools.first(where: { $0.name == name }) else {
            let names = catalogue.tools.map(\.name).joined(separator: ", ")
            throw JSONRPCError(
                .invalidParams, "There is no tool '\(String(name.prefix(100)).printable)'; there are \(names).")
        }
        let arguments: [String: JSONValue]
        switch request.params["arguments"] {
        case nil, .null?: arguments = [:]
        case .object(let members)?: arguments = members
        default: throw JSONRPCError(.invalidParams, "arguments must be an object.")
        }
        if let missing = client.lacks(for: tool) {
            metrics.count(.refused, of: tool)
            return Self.failure(missing)
        }
        let progress = Progress(request.metadata["progressToken"], notify)
        defer { progress?.end() }
        do throws(MCPToolError) {
            let result = try await tool.call(context(client, arguments) { await progress?.report($0, $1, $2) })
            try Self.checkCancellation()
            metrics.count(.answered, of: tool)
            return Self.content(of: result, client.version)
        } catch {
            if Task.isCancelled {
                metrics.count(.cancelled, of: tool)
                throw JSONRPCError(.cancelled, "The request was cancelled.")
            }
            metrics.count(.failed, of: tool)
            return Self.failure(error.message)
        }
    }

    private static func checkCancellation() throws(MCPToolError) {
        if Task.isCancelled { throw MCPToolError(message: "The request was cancelled.") }
    }

    private static func failure(_ message: String) -> [String: JSONValue] {
        ["content": [text(message)], "isError": true]
    }

    private static func content(of result: MCPToolResult, _ version: MCPVersion) -> [String: JSONValue] {
        if version.hasStructuredContent {
            return ["content": [text(result.text)], "structuredContent": result.structured, "isError": false]
        }
        let json = String(decoding: JSONRPCMessage.data(result.structured), as: UTF8.self)
        return ["content": [text(result.text), text(json)], "isError": false]
    }

    private static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    private func read(
        _ params: [String: JSONValue], _ client: Client
    ) async throws(JSONRPCError) -> [String: JSONValue] {
        guard case .string(let uri)? = params["uri"] else {
            throw JSONRPCError(.invalidParams, "uri must be a string.")
        }
        let context = context(client, [:]) { _, _, _ in }
        var reason = "The resource does not exist."
        do throws(MCPToolError) {
            if let resource = catalogue.resources.first(where: { $0.uri == uri }) {
                return contents(uri, resource.mimeType, try await resource.read(context), client)
            }
            for template in catalogue.templates {
                guard let text = try await template.read(uri, context) else { continue }
                return contents(uri, template.mimeType, text, client)
            }
        } catch {
            if Task.isCancelled { throw JSONRPCError(.cancelled, "The request was cancelled.") }
            guard error.isNotFound else {
                throw JSONRPCError(.internalError, error.message, data: ["uri": .string(uri)])
            }
            reason = error.message
        }
        throw JSONRPCError(
            client.version.hasHandshake ? .resourceNotFound : .invalidParams, reason, data: ["uri": .string(uri)])
    }

    private func contents(
        _ uri: String, _ mimeType: String, _ text: String, _ client: Client
    ) -> [String: JSONValue] {
        let contents: JSONValue = ["uri": .string(uri), "mimeType": .string(mimeType), "text": .string(text)]
        return kept(["contents": [contents]], client, Self.resourceTime)
    }

    private func prompt(_ params: [String: JSONValue]) throws(JSONRPCError) -> [String: JSONValue] {
        guard case .string(let name)? = params["name"], let prompt = catalogue.prompts.first(where: { $0.name == name })
        else {
            let names = catalogue.prompts.map(\.name).joined(separator: ", ")
            throw JSONRPCError(.invalidParams, "There is no such prompt; there are \(names).")
        }
        var arguments: [String: String] = [:]
        if let given = params["arguments"], given != .null {
            guard case .object(let members) = given else {
                throw JSONRPCError(.invalidParams, "arguments must be an object.")
            }
            for (name, value) in members {
                guard case .string(let text) = value else {
                    throw JSONRPCError(.invalidParams, "The arguments of a prompt must be strings.")
                }
                arguments[name] = text
            }
        }
        if let missing = prompt.arguments.first(where: { $0.isRequired && arguments[$0.name] == nil }) {
            throw JSONRPCError(.invalidParams, "The argument \(missing.name) is required.")
        }
        do throws(MCPToolError) {
            let messages: [JSONValue] = try prompt.messages(arguments).map {
                ["role": "user", "content": Self.text($0)]
            }
            return ["description": .string(prompt.description), "messages": .array(messages)]
        } catch {
            throw JSONRPCError(.invalidParams, error.message)
        }
    }

    private func context(
        _ client: Client, _ arguments: [String: JSONValue],
        report: @escaping @Sendable (Double, Double?, String) async -> Void
    ) -> MCPCall {
        MCPCall(
            shared: services, arguments: arguments, access: client.access, owner: client.owner,
            mayChange: client.mayChange, locale: locale, now: clock.now, report: report)
    }
}

extension MCPServer.Client {

    /// Returns the reason why the client may not call a tool; `nil` if the client may call it.
    func lacks(for tool: MCPTool) -> String? {
        let missing = tool.rights.subtracting(access.rights)
        guard missing.isEmpty else {
            return
                "The tool \(tool.name) needs the right \(missing.names.joined(separator: ", ")), which the client lacks."
        }
        if tool.rights.contains(.library), owner == nil {
            return "The tool \(tool.name) needs a watchlist, but the client may use none."
        }
        if !tool.annotations.readOnlyHint, !mayChange {
            return "The tool \(tool.name) changes data, which needs `popcorn mcp --allow-changes`."
        }
        return nil
    }
}

/// The progress reports of a call. The numbers increase, and no report follows the result.
private final class Progress: Sendable {

    private let token: JSONValue
    private let notify: MCPServer.Notify
    private let last = NIOLockedValueBox(-Double.infinity)

    /// Creates the reports; `nil` if the client did not request them.
    init?(_ token: JSONValue?, _ notify: @escaping MCPServer.Notify) {
        guard let id = JSONRPCID(token) else { return nil }
        self.token = id.json
        self.notify = notify
    }

    func report(_ progress: Double, _ total: Double?, _ message: String) async {
        let isNext = last.withLockedValue { last in
            guard progress.isFinite, progress > last else { return false }
            last = progress
            return true
        }
        guard isNext else { return }
        var params: [String: JSONValue] = [
            "progressToken": token, "progress": .number(progress), "message": .string(message),
        ]
        params["total"] = total.map(JSONValue.number)
        await notify(JSONRPCMessage.notification("notifications/progress", params))
    }

    func end() {
        last.withLockedValue { $0 = .infinity }
    }
}

// MARK: - Descriptions

extension MCPTool {

    fileprivate var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": inputSchema, "outputSchema": outputSchema,
            "annotations": [
                "title": .string(title), "readOnlyHint": .bool(annotations.readOnlyHint),
                "destructiveHint": .bool(annotations.destructiveHint),
                "idempotentHint": .bool(annotations.idempotentHint),
                "openWorldHint": .bool(annotations.openWorldHint),
            ],
        ]
    }
}

extension MCPResource {

    fileprivate var json: JSONValue {
        [
            "uri": .string(uri), "name": .string(name), "title": .string(title), "description": .string(description),
            "mimeType": .string(mimeType),
        ]
    }
}

extension MCPResourceTemplate {

    fileprivate var json: JSONValue {
        [
            "uriTemplate": .string(uriTemplate), "name": .string(name), "title": .string(title),
            "description": .string(description), "mimeType": .string(mimeType),
        ]
    }
}

extension MCPPrompt {

    fileprivate var json: JSONValue {
        let arguments: [JSONValue] = arguments.map {
            [
                "name": .string($0.name), "description": .string($0.description), "required": .bool($0.isRequired),
            ]
        }
        return [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "arguments": .array(arguments),
        ]
    }
}
