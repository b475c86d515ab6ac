import NIOConcurrencyHelpers

/// A one-shot promise: one task awaits a value that another task supplies, unless the waiting task is cancelled.
///
/// The value or the cancellation settles the promise, whichever comes first. If the cancellation does,
/// ``fulfil(_:)`` returns `false`. The supplier can then pass the value on to the next waiter, so that no value is
/// lost.
///
/// ```swift
/// let promise = CancellablePromise<Connection>()
/// state.withLockedValue { $0.waiters.append(promise) }
/// guard let connection = await promise.value() else { throw .cancelled }
/// ```
package final class CancellablePromise<Value: Sendable>: Sendable {

    private enum Phase {
        case open
        case awaited(CheckedContinuation<Value?, Never>)
        case settled(Value?)
    }

    private struct State {
        var phase = Phase.open
        var isCancellable = true
    }

    private let state = NIOLockedValueBox(State())

    package init() {}

    /// Fulfils the promise with a value.
    ///
    /// - Returns: Whether the waiting task receives the value: `false` if the task was cancelled, or if the promise
    ///   already has a value.
    @discardableResult
    package func fulfil(_ value: Value) -> Bool {
        settle(outcome: value)
    }

    /// Protects the wait: from now on, the waiting task receives the value even if it is cancelled.
    ///
    /// - Returns: `false` if the promise has a value, or the waiting task was cancelled.
    package func ignoreCancellation() -> Bool {
        state.withLockedValue { state in
            if case .settled = state.phase { return false }
            state.isCancellable = false
            return true
        }
    }

    /// Whether the promise has a value, or the waiting task was cancelled.
    package var isFulfilled: Bool {
        state.withLockedValue { if case .settled = $0.phase { true } else { false } }
    }

    /// Waits for the value and returns it; returns `nil` if the task is cancelled first. Only one task may call this
    /// method, and only once.
    package func value() async -> Value? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let settled = state.withLockedValue { state -> Value?? in
                    if case .settled(let value) = state.phase { return .some(value) }
                    state.phase = .awaited(continuation)
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
            guard outcome != nil || state.isCancellable else { return (false, nil) }
            defer { if case .settled = state.phase {} else { state.phase = .settled(outcome) } }
            return switch state.phase {
            case .open: (true, nil)
            case .awaited(let continuation): (true, continuation)
            case .settled: (false, nil)
            }
        }
        continuation?.resume(returning: outcome)
        return isFirst
    }
}
