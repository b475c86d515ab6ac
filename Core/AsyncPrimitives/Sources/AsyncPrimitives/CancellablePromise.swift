import NIOConcurrencyHelpers

/// What one task waits for and another gives: a turn, or a result.
///
/// Whoever comes first settles it, the giver or the waiting task's cancellation; the other learns that it was too late.
/// So a giver that is refused gives to the next in line, and what was given is never lost.
///
/// ```swift
/// let ticket = CancellablePromise<Connection>()
/// state.withLockedValue { $0.line.append(ticket) }
/// guard let connection = await ticket.value() else { throw .cancelled }
/// ```
package final class CancellablePromise<Value: Sendable>: Sendable {

    private enum State {
        case open
        case awaited(CheckedContinuation<Value?, Never>)
        case settled(Value?)
    }

    private let state = NIOLockedValueBox(State.open)

    package init() {}

    /// Gives the value.
    ///
    /// - Returns: Whether it reaches the waiting task: `false` if the task was cancelled, or has a value already.
    @discardableResult
    package func fulfil(_ value: Value) -> Bool {
        settle(outcome: value)
    }

    /// Whether a value was given, or the waiting task was cancelled.
    package var isFulfilled: Bool {
        state.withLockedValue { if case .settled = $0 { true } else { false } }
    }

    /// The value, once it is given; `nil` if the task is cancelled before that. One task waits, once.
    package func value() async -> Value? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let settled = state.withLockedValue { state -> Value?? in
                    if case .settled(let value) = state { return .some(value) }
                    state = .awaited(continuation)
                    return nil
                }
                if let settled { continuation.resume(returning: settled) }
            }
        } onCancel: {
            settle(outcome: nil)
        }
    }

    @discardableResult
    private func settle(outcome: Value?) -> Bool {
        let (isFirst, continuation) = state.withLockedValue { state -> (Bool, CheckedContinuation<Value?, Never>?) in
            defer { if case .settled = state {} else { state = .settled(outcome) } }
            return switch state {
            case .open: (true, nil)
            case .awaited(let continuation): (true, continuation)
            case .settled: (false, nil)
            }
        }
        continuation?.resume(returning: outcome)
        return isFirst
    }
}
