/// The waiting callers of both priorities.
package struct WaitingLines<Caller: Sendable>: Sendable {

    package var interactive = WaitingLine<Caller>()
    package var background = WaitingLine<Caller>()

    package init() {}

    package var count: Int { interactive.count + background.count }

    package func count(isInteractive: Bool) -> Int { isInteractive ? interactive.count : background.count }

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

    /// Returns the caller at the front, an interactive one if there is one.
    package mutating func first() -> (ticket: UInt64, caller: Caller)? {
        interactive.first() ?? background.first()
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
