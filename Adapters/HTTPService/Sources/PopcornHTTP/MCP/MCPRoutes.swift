import CoreDomain
import Foundation
import HTTPTypes
package import Hummingbird
import HummingbirdCore
import NIOCore
import PopcornConcurrency
package import PopcornServices

import enum TMDb.JSONValue

/// The Model Context Protocol at `/mcp`, in its transport *Streamable HTTP*.
///
/// The server sends nothing without a request, so `GET` is not supported. A call of a tool that reports its progress is
/// answered with server-sent events, and each other request with JSON.
package struct MCPRoutes: Sendable {

    /// The path of the route.
    static let path = "/mcp"

    /// The maximum number of calls that are answered with events at the same time. A client can have at most a quarter
    /// of them.
    static let maximumCalls = 200

    /// The interval between comments in events. The next comment detects that a client has disconnected, so that its
    /// call ends.
    private static let heartbeat = Duration.seconds(2)

    private let server: MCPServer
    private let configuration: PopcornRoutes.Configuration
    private let origins: CrossOriginAccess?
    private let sessions: MCPSessions
    private let calls: ConcurrencyCounter
    private let sleep: @Sendable (Duration) async throws -> Void

    /// Creates the routes.
    ///
    /// - Parameters:
    ///   - services: The services that answer the requests.
    ///   - configuration: The configuration.
    ///   - origins: The origins whose web pages may use the service; `nil` if none may.
    package init(
        _ services: PopcornServices, configuration: PopcornRoutes.Configuration, origins: CrossOriginAccess.Origins?
    ) {
        self.init(
            MCPServer(
                catalogue: .popcorn, services: SharedServices(services), locale: configuration.locale,
                clock: configuration.clock),
            configuration: configuration, origins: origins)
    }

    init(
        _ server: MCPServer, configuration: PopcornRoutes.Configuration, origins: CrossOriginAccess.Origins? = nil,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.server = server
        self.configuration = configuration
        self.origins = origins.map(CrossOriginAccess.init)
        self.sleep = sleep
        sessions = MCPSessions(clock: configuration.clock, randomBytes: configuration.randomBytes)
        calls = ConcurrencyCounter(of: "calls", maximum: Self.maximumCalls, clientMaximum: Self.maximumCalls.quarter)
    }

    /// Adds the routes to a router.
    package func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        router.on(RouterPath(Self.path), method: .post) { request, _ in
            let access = try access(of: request)
            return try await response(to: request, try await body(of: request), access)
        }
        router.on(RouterPath(Self.path), method: .delete) { request, _ in
            _ = try access(of: request)
            guard let id = request.headers[.mcpSessionID] else {
                throw Problem(.invalidRequest, "The request must name a session in the header Mcp-Session-Id.")
            }
            do throws(JSONRPCError) {
                _ = try Self.version(of: request)
            } catch {
                return Self.json(error.response(nil), .badRequest)
            }
            try sessions.end(id, token: request.tokenHash)
            return Response(status: .noContent)
        }
        for method in HTTPRequest.Method.standard where method != .post && method != .delete {
            router.on(RouterPath(Self.path), method: method) { request, _ -> Response in
                try checkOrigin(of: request)
                let allow = "DELETE, OPTIONS, POST"
                if method == .options { return Response(status: .noContent, headers: [.allow: allow]) }
                throw Problem(
                    .methodNotAllowed, "The path supports \(allow).", retryAfter: nil, headers: [.allow: allow])
            }
        }
    }

    /// Returns the access of a request.
    private func access(of request: Request) throws(Problem) -> Access {
        try checkOrigin(of: request)
        return try configuration.access.access(of: request, needing: .read)
    }

    /// Checks that a request is not sent by a web page of another origin, which could use the service of its visitor.
    private func checkOrigin(of request: Request) throws(Problem) {
        guard let origin = request.headers[.origin], origins?.allows(origin) != true else { return }
        throw Problem(.forbidden, "Web pages of this origin may not use the service.")
    }

    private func body(of request: Request) async throws -> Data {
        let mediaType = request.headers[.contentType]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        guard mediaType?.lowercased() == MediaTypes.json else {
            throw Problem(.unsupportedMediaType, "The body must have the Content-Type \(MediaTypes.json).")
        }
        // The limits of a client count the length before the body is received.
        guard let length = request.headers[.contentLength].flatMap({ Int($0) }) else {
            throw Problem(.lengthRequired, "The request must have the header Content-Length.")
        }
        guard length <= JSONRPCMessage.maximumBytes else {
            throw Problem(.contentTooLarge, "A message must not be longer than \(JSONRPCMessage.maximumBytes) bytes.")
        }
        guard request.accepts(MediaTypes.json) else {
            throw Problem(.notAcceptable, "The client must accept \(MediaTypes.json).")
        }
        var request = request
        return Data((try await request.collectBody(upTo: JSONRPCMessage.maximumBytes)).readableBytesView)
    }

    /// Returns the response to a message or a batch.
    private func response(to request: Request, _ body: Data, _ access: Access) async throws -> Response {
        let json: JSONValue
        do throws(JSONRPCError) {
            json = try JSONRPCMessage.json(body)
        } catch {
            return Self.json(error.response(nil), .badRequest)
        }
        if case .array(let messages) = json { return try await response(to: request, messages, access) }
        switch JSONRPCMessage(json) {
        case .invalid(let id, let error): return Self.json(error.response(id), .badRequest)
        case .invalidNotification(let error): return Self.json(error.response(nil), .badRequest)
        case .request(let message) where message.method == "initialize":
            let initialization = server.initialization(message)
            var response = Self.json(initialization.response)
            if let version = initialization.version {
                response.headers[.mcpSessionID] = try sessions.begin(version, token: request.tokenHash)
            }
            return response
        case .request(let message)
        where MCPEnvelope.isIn(message) || request.headers[.mcpProtocolVersion] == MCPVersion.july2026.rawValue:
            return try await currentResponse(to: message, request, access)
        case let message:
            let connection = try connection(of: request)
            let (version, session): (MCPVersion, MCPSessions.Session?)
            do throws(JSONRPCError) {
                (version, session) = try connection.get()
            } catch {
                return Self.json(error.response(message.id), .badRequest)
            }
            switch message {
            case .request(let message):
                return try await response(to: message, request, client(version, access), session)
            case .notification("notifications/cancelled", let params): session?.calls.cancel(params)
            default: break
            }
            return Response(status: .accepted)
        }
    }

    /// Returns the version and the session of a request with a handshake. Without a session, the request is served too,
    /// but it cannot be cancelled by a notification.
    ///
    /// - Throws: ``Problem`` of kind `notFound` if the session has ended.
    private func connection(
        of request: Request
    ) throws(Problem) -> Result<(MCPVersion, MCPSessions.Session?), JSONRPCError> {
        let version: MCPVersion?
        do throws(JSONRPCError) {
            version = try Self.version(of: request)
        } catch {
            return .failure(error)
        }
        guard let id = request.headers[.mcpSessionID] else { return .success((version ?? .assumed, nil)) }
        let session = try sessions.session(id, token: request.tokenHash)
        return .success((session.version, session))
    }

    /// Returns the version in the header of a request; `nil` if the header is missing.
    private static func version(of request: Request) throws(JSONRPCError) -> MCPVersion? {
        guard let name = request.headers[.mcpProtocolVersion] else { return nil }
        guard let version = MCPVersion(rawValue: name) else { throw MCPVersion.unsupported(name) }
        return version
    }

    /// Returns the response to a batch, whose requests are processed one after another.
    private func response(to request: Request, _ messages: [JSONValue], _ access: Access) async throws -> Response {
        let connection = try connection(of: request)
        let (version, session): (MCPVersion, MCPSessions.Session?)
        do throws(JSONRPCError) {
            (version, session) = try connection.get()
            try MCPConnection.checkBatch(messages, version)
        } catch {
            return Self.json(error.response(nil), .badRequest)
        }
        var responses: [JSONValue] = []
        for message in messages.map(JSONRPCMessage.init) {
            switch message {
            case .invalid(let id, let error): responses.append(error.response(id))
            case .notification("notifications/cancelled", let params): session?.calls.cancel(params)
            case .request(let message):
                let client = client(version, access)
                responses.append(await result(of: message, client, session) { _ in })
            default: break
            }
        }
        return responses.isEmpty ? Response(status: .accepted) : Self.json(.array(responses))
    }

    /// Returns the response to a request of a version without a handshake.
    private func currentResponse(
        to message: JSONRPCRequest, _ request: Request, _ access: Access
    ) async throws -> Response {
        do throws(JSONRPCError) {
            try MCPEnvelope.check(message) { version throws(JSONRPCError) in
                try request.checkHeaders(of: message, version: version)
            }
        } catch {
            return Self.json(error.response(message.id), .badRequest)
        }
        return try await response(to: message, request, client(.july2026, access), nil)
    }

    private func response(
        to message: JSONRPCRequest, _ request: Request, _ client: MCPServer.Client, _ session: MCPSessions.Session?
    ) async throws -> Response {
        if message.method == "tools/call", message.metadata["progressToken"] != nil,
            request.accepts(MediaTypes.events)
        {
            return try events(message, client, session)
        }
        // The task of a connection, which may be idle for long, keeps no memory of the call.
        let response = await inChildTask { await result(of: message, client, session) { _ in } }
        // The connection was closed, which cancels the request.
        try Task.checkCancellation()
        return Self.json(response, client.version.hasHandshake ? .ok : Self.status(of: response))
    }

    /// Returns the response object of a request.
    private func result(
        of message: JSONRPCRequest, _ client: MCPServer.Client, _ session: MCPSessions.Session?,
        _ notify: @escaping MCPServer.Notify
    ) async -> JSONValue {
        if let response = server.immediateResponse(to: message, for: client) { return response }
        let respond: @Sendable () async -> JSONValue = { [server] in
            await server.response(to: message, for: client, notify: notify)
        }
        let task: Task<JSONValue?, Never>
        do throws(JSONRPCError) {
            task = try session?.calls.start(message.id, respond) ?? Task { await respond() }
        } catch {
            return error.response(message.id)
        }
        // In a version with a handshake, a closed connection does not cancel a request. A change is completed; a call
        // that only reads is cancelled, because nobody receives its result.
        let isCompleted = client.version.hasHandshake && server.changesData(message)
        let response = isCompleted ? await task.value : await task.valueOrCancellation()
        // An HTTP request needs a response, even if the client cancelled the call.
        return response ?? JSONRPCError(.cancelled, "The request was cancelled.").response(message.id)
    }

    /// Returns a response with events: the notifications of a call, and its response.
    private func events(
        _ message: JSONRPCRequest, _ client: MCPServer.Client, _ session: MCPSessions.Session?
    ) throws(Problem) -> Response {
        let use = try calls.begin()
        let requestClient = RequestClient.current
        let body = ResponseBody { [self] writer in
            let (events, continuation) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(64))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    let response = await RequestClient.$current.withValue(requestClient) {
                        await result(of: message, client, session) { continuation.yield(Self.event($0)) }
                    }
                    continuation.yield(Self.event(response))
                    continuation.finish()
                    withExtendedLifetime(use) {}
                }
                group.addTask {
                    while true {
                        try await sleep(Self.heartbeat)
                        continuation.yield(": heartbeat\n\n")
                    }
                }
                // The first comment is sent immediately, so that the client receives the header.
                try await writer.write(ByteBuffer(string: ": mcp\n\n"))
                for await event in events { try await writer.write(ByteBuffer(string: event)) }
                group.cancelAll()
            }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok,
            headers: [.contentType: MediaTypes.events, .cacheControl: "no-store", .accelBuffering: "no"], body: body)
    }

    private static func event(_ json: JSONValue) -> String {
        "event: message\ndata: \(String(decoding: JSONRPCMessage.data(json), as: UTF8.self))\n\n"
    }

    /// Returns the client of a request. A client that may use the data of all owners uses the data of the default
    /// owner.
    private func client(_ version: MCPVersion, _ access: Access) -> MCPServer.Client {
        let mayUseLibrary = access.rights.contains(.library)
        let owner: WatchlistOwner? =
            switch access.owners {
            case .none: nil
            case .one(let owner): owner
            case .all: .default
            }
        return MCPServer.Client(
            version: version, access: access, owner: mayUseLibrary ? owner : nil, mayChange: mayUseLibrary)
    }

    private static func json(_ json: JSONValue, _ status: HTTPResponse.Status = .ok) -> Response {
        let data = JSONRPCMessage.data(json)
        return Response(
            status: status,
            headers: [
                .contentType: MediaTypes.json, .cacheControl: "no-store", .contentLength: String(data.count),
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    /// Returns the status of a response in a version without a handshake.
    private static func status(of response: JSONValue) -> HTTPResponse.Status {
        guard case .integer(let number)? = response["error"]?["code"] else { return .ok }
        return switch JSONRPCError.Code(rawValue: number) {
        case .methodNotFound: .notFound
        case .parseError, .invalidRequest, .invalidParams, .headerMismatch, .unsupportedVersion: .badRequest
        default: .ok
        }
    }
}

extension JSONRPCMessage {

    /// The identifier of a request; `nil` for other messages.
    fileprivate var id: JSONRPCID? {
        if case .request(let request) = self { request.id } else { nil }
    }
}

extension Request {

    /// The hash of the bearer token; `nil` if the request has none.
    fileprivate var tokenHash: TokenHash? { bearerToken.map { TokenHash($0) } }

    /// Returns whether the client accepts a media type. Without a header, it accepts all.
    fileprivate func accepts(_ mediaType: String) -> Bool {
        let accepted = headers[values: .accept].joined(separator: ",")
        guard !accepted.isEmpty else { return true }
        let kind = mediaType.prefix { $0 != "/" } + "/*"
        return accepted.split(separator: ",").contains { field in
            let name = field.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
            return name == mediaType || name == kind || name == "*/*"
        }
    }

    /// Checks the headers that repeat members of a request, so that proxies can route the request.
    fileprivate func checkHeaders(of message: JSONRPCRequest, version: JSONValue) throws(JSONRPCError) {
        try checkHeader(.mcpProtocolVersion, version)
        try checkHeader(.mcpMethod, .string(message.method))
        let member: String? =
            switch message.method {
            case "tools/call", "prompts/get": "name"
            case "resources/read": "uri"
            default: nil
            }
        if let value = member.flatMap({ message.params[$0] }), value != .null { try checkHeader(.mcpName, value) }
    }

    private func checkHeader(_ name: HTTPField.Name, _ value: JSONValue) throws(JSONRPCError) {
        let values = headers[values: name]
        guard values.count == 1, let text = Self.decoded(values[0]), value == .string(text) else {
            throw JSONRPCError(
                .headerMismatch, "The request must have the header \(name.rawName) once, with the value of its body.")
        }
    }

    /// Returns the text of a header. The header contains the text itself, or the base64 encoding of its UTF-8 between
    /// `=?base64?` and `?=`.
    private static func decoded(_ value: String) -> String? {
        guard value.hasPrefix("=?base64?"), value.hasSuffix("?=") else { return value }
        return Data(base64Encoded: String(value.dropFirst(9).dropLast(2))).flatMap { String(data: $0, encoding: .utf8) }
    }
}
