import PopcornConcurrency

/// The waiting callers of both priorities.
struct WaitingLines<Caller: Sendable> {

    var interactive = WaitingLine<Caller>()
    var background = WaitingLine<Caller>()

    var count: Int { interactive.count + background.count }

    func count(isInteractive: Bool) -> Int { isInteractive ? interactive.count : background.count }

    mutating func append(_ caller: Caller, ticket: UInt64, isInteractive: Bool) {
        if isInteractive {
            interactive.append(caller, ticket: ticket)
        } else {
            background.append(caller, ticket: ticket)
        }
    }

    mutating func remove(_ ticket: UInt64) {
        if interactive.remove(ticket) == nil { _ = background.remove(ticket) }
    }

    /// Returns the caller at the front, an interactive one if there is one.
    mutating func first() -> (ticket: UInt64, caller: Caller)? {
        interactive.first() ?? background.first()
    }

    /// Moves a caller to the end of the interactive line.
    ///
    /// - Returns: Whether the caller was in the background line.
    mutating func promote(_ ticket: UInt64) -> Bool {
        guard let caller = background.remove(ticket) else { return false }
        interactive.append(caller, ticket: ticket)
        return true
    }
}
