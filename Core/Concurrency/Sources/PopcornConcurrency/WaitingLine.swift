/// A first-in, first-out line of waiting callers, which callers can leave at any position.
///
/// All operations take constant time on average. A caller that left does not count.
package struct WaitingLine<Caller: Sendable>: Sendable {

    private var callers: [UInt64: Caller] = [:]
    /// The tickets in order of arrival, from ``head``. The tickets of callers that left remain until they reach the
    /// front, or until they are more than half of the tickets.
    private var tickets: [UInt64] = []
    private var head = 0

    /// The minimum number of tickets at which the tickets of callers that left are removed.
    private static var compactionSize: Int { 64 }

    package init() {}

    /// The number of callers in the line.
    package var count: Int { callers.count }

    /// The number of tickets in memory, including those of callers that left.
    var ticketCount: Int { tickets.count }

    /// Adds a caller at the end of the line.
    package mutating func append(_ caller: Caller, ticket: UInt64) {
        callers[ticket] = caller
        tickets.append(ticket)
    }

    /// Adds a caller at the front of the line.
    package mutating func prepend(_ caller: Caller, ticket: UInt64) {
        callers[ticket] = caller
        if head > 0 {
            head -= 1
            tickets[head] = ticket
        } else {
            tickets.insert(ticket, at: 0)
        }
    }

    /// Removes and returns the caller with a ticket, or returns `nil` if it is not in the line.
    package mutating func remove(_ ticket: UInt64) -> Caller? {
        guard let caller = callers.removeValue(forKey: ticket) else { return nil }
        let size = tickets.count - head
        if size >= Self.compactionSize, callers.count < size / 2 {
            tickets = tickets[head...].filter { callers[$0] != nil }
            head = 0
        }
        return caller
    }

    /// Removes and returns the callers that meet a condition, in order. Takes time for each caller in the line.
    package mutating func removeAll(where isRemoved: (Caller) -> Bool) -> [Caller] {
        tickets[head...].filter { callers[$0].map(isRemoved) ?? false }.compactMap { remove($0) }
    }

    /// Returns the caller at the front of the line with its ticket, or `nil` if the line is empty.
    package mutating func first() -> (ticket: UInt64, caller: Caller)? {
        while head < tickets.count {
            if let caller = callers[tickets[head]] { return (tickets[head], caller) }
            head += 1
            if head >= Self.compactionSize, head >= tickets.count / 2 {
                tickets.removeFirst(head)
                head = 0
            }
        }
        tickets.removeAll(keepingCapacity: true)
        head = 0
        return nil
    }
}

/// A line of waiting callers by priority: interactive callers, then background callers, each in order of arrival.
package struct PriorityLine<Caller: Sendable>: Sendable {

    package var interactive = WaitingLine<Caller>()
    package var background = WaitingLine<Caller>()

    /// The number of interactive callers that were served since the last background caller.
    private var interactiveRun = 0

    /// The number of interactive callers after which a background caller is next, so that it is served under any load.
    private static var maximumInteractiveRun: Int { 8 }

    package init() {}

    package var count: Int { interactive.count + background.count }

    package var isEmpty: Bool { count == 0 }

    /// Adds a caller at the end of the line of its priority.
    package mutating func append(_ caller: Caller, ticket: UInt64, isInteractive: Bool) {
        if isInteractive {
            interactive.append(caller, ticket: ticket)
        } else {
            background.append(caller, ticket: ticket)
        }
    }

    /// Removes and returns the caller with a ticket, or returns `nil` if it is in neither line.
    @discardableResult
    package mutating func remove(_ ticket: UInt64) -> Caller? {
        interactive.remove(ticket) ?? background.remove(ticket)
    }

    /// Returns the first interactive caller or, if there is none, the first background caller.
    package mutating func first() -> (ticket: UInt64, caller: Caller)? {
        interactive.first() ?? background.first()
    }

    /// Returns the next caller: an interactive caller or, after several interactive callers, a background caller.
    package mutating func next() -> (ticket: UInt64, caller: Caller)? {
        if interactiveRun >= Self.maximumInteractiveRun, let next = background.first() { return next }
        return first()
    }

    /// Removes the caller that ``next()`` returned.
    package mutating func removeNext(_ ticket: UInt64) {
        if interactive.remove(ticket) != nil {
            interactiveRun += 1
        } else if background.remove(ticket) != nil {
            interactiveRun = 0
        }
    }

    /// Removes and returns the callers that meet a condition.
    package mutating func removeAll(where isRemoved: (Caller) -> Bool) -> [Caller] {
        interactive.removeAll(where: isRemoved) + background.removeAll(where: isRemoved)
    }

    /// Moves a caller to the end of the interactive line.
    ///
    /// - Returns: Whether the caller was in the background line.
    package mutating func promote(_ ticket: UInt64) -> Bool {
        guard let caller = background.remove(ticket) else { return false }
        interactive.append(caller, ticket: ticket)
        return true
    }
}
