import NIOConcurrencyHelpers
import PopcornConcurrency

/// A write whose task waits for the commit.
struct WaitingWrite: Sendable {

    /// The time of the call.
    let called: ContinuousClock.Instant
    /// The priority of the call.
    let priority = RequestPriority.current

    /// A closure that returns whether the task was cancelled, so that it no longer waits for the result.
    let hasLeft: @Sendable () -> Bool
    /// A closure that protects the wait: from now on, the task receives the result even if it is cancelled. It returns
    /// `false` if the task was cancelled before.
    let stay: @Sendable () -> Bool
    /// A closure that runs the write, and returns a closure that reports the result to the task after the commit.
    let run: @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> @Sendable () -> Void
    /// A closure that reports an error to the task.
    let fail: @Sendable (DatabaseError) -> Void

    /// Creates a write.
    ///
    /// - Parameters:
    ///   - body: The closure that writes. It runs again if its transaction is rolled back because of another write.
    ///   - promise: The promise that receives the result.
    init<Value: Sendable>(
        _ body: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Value,
        fulfilling promise: CancellablePromise<Result<Value, DatabaseError>>, called: ContinuousClock.Instant
    ) {
        self.called = called
        hasLeft = { promise.isFulfilled }
        stay = { promise.ignoreCancellation() }
        run = { transaction throws(DatabaseError) in
            let value = try body(transaction)
            return { promise.fulfil(.success(value)) }
        }
        fail = { promise.fulfil(.failure($0)) }
    }
}

/// The writes that wait for the writer. Writes of readers go before background writes (see
/// ``PopcornConcurrency/PriorityLine``), each in the order of their calls.
final class WaitingWrites: Sendable {

    private struct State {
        var line = PriorityLine<WaitingWrite>()
        var lastTicket: UInt64 = 0
    }

    private let limit: Int
    private let state = NIOLockedValueBox(State())

    /// - Parameter limit: The maximum number of writes that wait.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a write at the end of the line of its priority.
    ///
    /// - Returns: The ticket of the write; `nil` if too many writes wait.
    func append(_ write: WaitingWrite) -> UInt64? {
        state.withLockedValue { state in
            guard state.line.count < limit else { return nil }
            state.lastTicket += 1
            state.line.append(write, ticket: state.lastTicket, isInteractive: write.priority.isInteractive)
            return state.lastTicket
        }
    }

    /// Moves a write to the line of readers.
    func promote(_ ticket: UInt64) {
        state.withLockedValue { _ = $0.line.promote(ticket) }
    }

    /// Removes and returns the next write, without those of cancelled tasks. Returns `nil` if no write waits.
    func removeNext() -> WaitingWrite? {
        state.withLockedValue { state in
            while let (ticket, write) = state.line.next() {
                state.line.removeNext(ticket)
                if !write.hasLeft() { return write }
            }
            return nil
        }
    }

    /// Removes the writes that were called before a time, and returns the writes whose tasks wait.
    func removeAll(calledBefore time: ContinuousClock.Instant) -> [WaitingWrite] {
        state.withLockedValue { state in
            state.line.removeAll { $0.called < time }.filter { !$0.hasLeft() }
        }
    }
}
