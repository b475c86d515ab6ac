package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers
package import PopcornServices

import enum TMDb.JSONValue

/// A connection of the Model Context Protocol over two streams of lines, such as the standard input and output: each
/// line is a message.
package struct MCPConnection: Sendable {

    /// The maximum size of a line in bytes. A longer line gets an error.
    package static let maximumBytes = JSONRPCMessage.maximumBytes

    /// The maximum number of messages of a batch.
    static let maximumBatch = 16

    /// The maximum number of replies in progress, including those that the client has not read. At this limit, no
    /// further line is read.
    static let maximumReplies = 2 * MCPCalls.maximum

    /// The time for requests in progress at the end of the input, after which they are cancelled.
    private static let graceTime = Duration.seconds(1)

    private let server: MCPServer
    private let access: Access
    private let owner: WatchlistOwner?
    private let mayChange: Bool
    private let sleep: @Sendable (Duration) async throws -> Void

    /// Creates a connection.
    ///
    /// - Parameters:
    ///   - services: The services that answer the requests.
    ///   - locale: The locale of texts.
    ///   - owner: The owner of the watchlist; `nil` if the client may use none.
    ///   - mayChange: Whether the client may change the watchlist.
    package init(_ services: PopcornServices, locale: ContentLocale, owner: WatchlistOwner?, mayChange: Bool) {
        self.init(
            MCPServer(catalogue: .popcorn, services: SharedServices(services), locale: locale, clock: .system),
            owner: owner, mayChange: mayChange)
    }

    init(
        _ server: MCPServer, owner: WatchlistOwner?, mayChange: Bool,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.server = server
        self.owner = owner
        self.mayChange = mayChange
        self.sleep = sleep
        access = Access(
            rights: owner == nil ? .read : [.read, .library], owners: owner.map(Access.Owners.one) ?? .none)
    }

    /// Responds to the messages of a client until the input ends, or the task is cancelled.
    ///
    /// - Parameters:
    ///   - lines: The lines of the input, in UTF-8 and without their line breaks.
    ///   - write: A closure that writes a line without its line break. Calls can overlap.
    package func run<Lines: AsyncSequence>(
        reading lines: Lines, writing write: @escaping @Sendable (Data) async -> Void
    ) async where Lines.Element == Data {
        let calls = MCPCalls()
        let send: MCPServer.Notify = { await write(JSONRPCMessage.data($0)) }
        var end: Task<Void, Never>?
        var version: MCPVersion?
        await withTaskGroup(of: Void.self) { group in
            var replyCount = 0
            do {
                for try await line in lines where line.contains(where: { !Self.whiteSpace.contains($0) }) {
                    let replies = replies(to: line, calls, &version, send)
                    if replies.pending.isEmpty {
                        if let reply = replies.immediate { await send(reply) }
                    } else {
                        if replyCount < Self.maximumReplies { replyCount += 1 } else { await group.next() }
                        group.addTask { if let reply = await replies.reply() { await send(reply) } }
                    }
                }
            } catch {
                // An input that cannot be read has ended.
            }
            end = Task { [sleep] in
                try? await sleep(Self.graceTime)
                if !Task.isCancelled { calls.cancelAll() }
            }
        }
        end?.cancel()
    }

    /// The replies to a line.
    private struct Replies: Sendable {

        var isBatch = false
        /// The responses that need no work.
        var known: [JSONValue] = []
        var pending: [Task<JSONValue?, Never>] = []

        /// The message of the responses that need no work; `nil` if there are none.
        var immediate: JSONValue? { message(known) }

        /// Returns the message of all responses; `nil` if there are none.
        func reply() async -> JSONValue? {
            var responses = known
            for task in pending {
                if let response = await task.valueOrCancellation() { responses.append(response) }
            }
            return message(responses)
        }

        private func message(_ responses: [JSONValue]) -> JSONValue? {
            isBatch && !responses.isEmpty ? .array(responses) : responses.first
        }
    }

    private static let whiteSpace = Data(" \t\r".utf8)

    private func replies(
        to line: Data, _ calls: MCPCalls, _ version: inout MCPVersion?, _ send: @escaping MCPServer.Notify
    ) -> Replies {
        var replies = Replies()
        do throws(JSONRPCError) {
            let json = try JSONRPCMessage.json(line)
            guard case .array(let messages) = json else {
                reply(to: JSONRPCMessage(json), calls, &version, send, &replies)
                return replies
            }
            try Self.checkBatch(messages, version)
            replies.isBatch = true
            for message in messages.map(JSONRPCMessage.init) {
                reply(to: message, calls, &version, send, &replies)
            }
        } catch {
            replies.known.append(error.response(nil))
        }
        return replies
    }

    /// Checks that the client may send a batch.
    static func checkBatch(_ messages: [JSONValue], _ version: MCPVersion?) throws(JSONRPCError) {
        guard version?.hasBatches == true else {
            throw JSONRPCError(
                .invalidRequest, "Only version \(MCPVersion.march2025.rawValue) has batches; send one message.")
        }
        guard (1...maximumBatch).contains(messages.count) else {
            throw JSONRPCError(.invalidRequest, "A batch must have 1 to \(maximumBatch) messages.")
        }
        let methods = messages.map { $0["method"] }
        guard !methods.contains("initialize") else {
            throw JSONRPCError(.invalidRequest, "A batch must not contain initialize.")
        }
    }

    private func reply(
        to message: JSONRPCMessage, _ calls: MCPCalls, _ version: inout MCPVersion?,
        _ send: @escaping MCPServer.Notify, _ replies: inout Replies
    ) {
        switch message {
        case .response, .invalidNotification: break
        case .invalid(let id, let error): replies.known.append(error.response(id))
        case .notification("notifications/cancelled", let params): calls.cancel(params)
        case .notification: break
        case .request(let request) where request.method == "initialize":
            let initialization = server.initialization(request)
            version = initialization.version ?? version
            replies.known.append(initialization.response)
        case .request(let request):
            do throws(JSONRPCError) {
                let client = client(try Self.version(of: request, agreed: version))
                if let response = server.immediateResponse(to: request, for: client) {
                    replies.known.append(response)
                    return
                }
                replies.pending.append(
                    try calls.start(request.id) { [server] in
                        await server.response(to: request, for: client, notify: send)
                    })
            } catch {
                replies.known.append(error.response(request.id))
            }
        }
    }

    /// Returns the version of a request.
    private static func version(
        of request: JSONRPCRequest, agreed: MCPVersion?
    ) throws(JSONRPCError) -> MCPVersion {
        if MCPEnvelope.isIn(request) {
            try MCPEnvelope.check(request)
            return .july2026
        }
        // A client may test the connection before the handshake.
        if let version = agreed ?? (request.method == "ping" ? .latestWithHandshake : nil) { return version }
        throw JSONRPCError(
            .invalidRequest,
            "The request has no version. Send initialize first, or add \(MCPEnvelope.version) to params._meta.")
    }

    private func client(_ version: MCPVersion) -> MCPServer.Client {
        MCPServer.Client(version: version, access: access, owner: owner, mayChange: mayChange)
    }
}
