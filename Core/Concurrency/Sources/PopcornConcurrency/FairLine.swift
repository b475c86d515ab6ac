/// A line of waiting callers that is fair between their clients.
///
/// Clients are served in turn, each in the order of arrival of its callers. Clients with a token are served first.
/// After several callers with a token, a caller without a token is served.
package struct FairLine<Caller: Sendable>: Sendable {

    /// The clients that have callers, in the order of their turns.
    private struct Turns: Sendable {
        private var clients = WaitingLine<RequestClient>()
        private var tickets: [RequestClient: UInt64] = [:]
        private var lastTicket: UInt64 = 0

        /// Adds a client at the end, unless it is present.
        mutating func append(_ client: RequestClient) {
            guard tickets[client] == nil else { return }
            lastTicket += 1
            tickets[client] = lastTicket
            clients.append(client, ticket: lastTicket)
        }

        mutating func remove(_ client: RequestClient) {
            if let ticket = tickets.removeValue(forKey: client) { _ = clients.remove(ticket) }
        }

        mutating func first() -> RequestClient? { clients.first()?.caller }
    }

    /// The number of callers with a token after which a caller without a token is next.
    private static var maximumKnownRun: Int { 8 }

    private var lines: [RequestClient: WaitingLine<Caller>] = [:]
    private var clients: [UInt64: RequestClient] = [:]
    private var known = Turns()
    private var others = Turns()
    private var knownCount = 0
    /// The number of callers with a token that were served since the last caller without a token.
    private var knownRun = 0

    package init() {}

    /// The number of callers.
    package var count: Int { clients.count }

    /// Returns the number of callers with a token, or of callers without a token, depending on the client.
    package func count(ofKindOf client: RequestClient) -> Int {
        client.isKnown ? knownCount : count - knownCount
    }

    /// Returns the number of callers of a client.
    package func count(of client: RequestClient) -> Int { lines[client]?.count ?? 0 }

    /// Adds a caller at the end of the line of its client.
    package mutating func append(_ caller: Caller, ticket: UInt64, of client: RequestClient) {
        lines[client, default: WaitingLine()].append(caller, ticket: ticket)
        clients[ticket] = client
        if client.isKnown { knownCount += 1 }
        self[keyPath: Self.turns(of: client)].append(client)
    }

    private static func turns(of client: RequestClient) -> WritableKeyPath<Self, Turns> {
        client.isKnown ? \.known : \.others
    }

    /// Returns the caller whose turn is next.
    package mutating func first() -> (ticket: UInt64, caller: Caller)? {
        let isOthersTurn = knownRun >= Self.maximumKnownRun
        let client = isOthersTurn ? others.first() ?? known.first() : known.first() ?? others.first()
        return client.flatMap { lines[$0]?.first() }
    }

    /// Removes the caller that ``first()`` returned. The turn of its client is over.
    package mutating func removeFirst(_ ticket: UInt64) {
        guard let client = clients[ticket] else { return }
        knownRun = client.isKnown ? knownRun + 1 : 0
        let turns = Self.turns(of: client)
        self[keyPath: turns].remove(client)
        _ = remove(ticket)
        if count(of: client) > 0 { self[keyPath: turns].append(client) }
    }

    /// Removes and returns the caller with a ticket, or returns `nil` if it is not in a line. Its client keeps its
    /// turn.
    package mutating func remove(_ ticket: UInt64) -> Caller? {
        guard let client = clients.removeValue(forKey: ticket) else { return nil }
        if client.isKnown { knownCount -= 1 }
        let caller = lines[client]?.remove(ticket)
        if count(of: client) == 0 {
            lines[client] = nil
            self[keyPath: Self.turns(of: client)].remove(client)
        }
        return caller
    }
}

/// The client of a service on whose behalf a task reads. Clients have equal shares of the requests to TMDb.
///
/// The value of ``current`` applies to all requests of a task and of its child tasks.
package struct RequestClient: Hashable, Sendable {

    /// The client of tasks that no client started, such as the reads of a command.
    package static let none = RequestClient(id: 0, isKnown: true)

    /// The identity, a hash of the token or of the address.
    private let id: Int
    /// Whether the client has a token. Clients with a token are served first.
    package let isKnown: Bool

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - id: The identity, a hash of the token or of the address.
    ///   - isKnown: Whether the client has a token.
    package init(id: Int, isKnown: Bool) {
        self.id = id
        self.isKnown = isKnown
    }

    /// The client of the current task. Default: ``none``.
    @TaskLocal package static var current = RequestClient.none
}
