/// The waiting callers of several clients.
///
/// Clients are served in turn, each in the order of arrival of its callers. Clients with a token go before others, of which one
/// is served after several of them.
package struct ClientLines<Caller: Sendable>: Sendable {

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

    /// The number of callers with a token after which another one is next.
    private static var maximumKnownRun: Int { 8 }

    private var lines: [RequestClient: WaitingLine<Caller>] = [:]
    private var clients: [UInt64: RequestClient] = [:]
    private var known = Turns()
    private var others = Turns()
    private var knownCount = 0
    /// The number of callers with a token that were first since the last other one.
    private var knownRun = 0

    package init() {}

    /// The number of callers.
    package var count: Int { clients.count }

    /// Returns the number of callers that go before those of a client, or wait beside them: all callers with a token, or all
    /// others.
    package func count(beside client: RequestClient) -> Int {
        client.isKnown ? knownCount : count - knownCount
    }

    /// Returns the number of callers of a client.
    package func count(of client: RequestClient) -> Int { lines[client]?.count ?? 0 }

    /// Adds a caller at the end of the line of its client.
    package mutating func append(_ caller: Caller, ticket: UInt64, of client: RequestClient) {
        lines[client, default: WaitingLine()].append(caller, ticket: ticket)
        clients[ticket] = client
        if client.isKnown {
            knownCount += 1
            known.append(client)
        } else {
            others.append(client)
        }
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
        if client.isKnown {
            known.remove(client)
            knownRun += 1
        } else {
            others.remove(client)
            knownRun = 0
        }
        _ = remove(ticket)
        guard count(of: client) > 0 else { return }
        if client.isKnown { known.append(client) } else { others.append(client) }
    }

    /// Removes and returns the caller with a ticket, or returns `nil` if it is not in a line. Its client keeps its turn.
    package mutating func remove(_ ticket: UInt64) -> Caller? {
        guard let client = clients.removeValue(forKey: ticket) else { return nil }
        if client.isKnown { knownCount -= 1 }
        let caller = lines[client]?.remove(ticket)
        if count(of: client) == 0 {
            lines[client] = nil
            if client.isKnown { known.remove(client) } else { others.remove(client) }
        }
        return caller
    }
}
