/// A first-in, first-out line of waiting callers, which callers can leave at any position.
///
/// All operations take constant time on average. A caller that left does not count.
package struct WaitingLine<Caller: Sendable>: Sendable {

    private var callers: [UInt64: Caller] = [:]
    /// The tickets in order of arrival, from ``head``. The tickets of callers that left remain until they reach the
    /// front, or until more than half of the tickets are theirs.
    private var tickets: [UInt64] = []
    private var head = 0

    /// The number of tickets from which those of callers that left are removed.
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
