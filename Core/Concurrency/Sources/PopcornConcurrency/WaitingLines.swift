/// The waiting callers of both priorities.
package struct WaitingLines<Caller: Sendable>: Sendable {

    package var interactive = WaitingLine<Caller>()
    package var background = WaitingLine<Caller>()

    /// The number of interactive callers that were next since the last background one.
    private var interactiveRun = 0

    /// The number of interactive callers after which a background one is next, so that its turn comes under any load.
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

    /// Returns the caller at the front, an interactive one if there is one.
    package mutating func first() -> (ticket: UInt64, caller: Caller)? {
        interactive.first() ?? background.first()
    }

    /// Returns the caller whose turn is next: an interactive one, or a background one after several interactive ones.
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
