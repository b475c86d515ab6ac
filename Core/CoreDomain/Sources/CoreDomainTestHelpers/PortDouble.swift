package import CoreDomain
import NIOConcurrencyHelpers

/// The common part of test doubles for ports: returns a result, which can be changed, and records the calls.
package final class PortDouble<Arguments: Sendable, Value: Sendable>: Sendable {

    private struct State {
        var result: Result<Value, PopcornError>
        var calls: [Arguments] = []
    }

    private let state: NIOLockedValueBox<State>

    package init(_ result: Result<Value, PopcornError>) {
        state = NIOLockedValueBox(State(result: result))
    }

    /// The arguments of all calls, in order.
    package var calls: [Arguments] { state.withLockedValue(\.calls) }

    /// Sets the result of later calls.
    package func setResult(_ result: Result<Value, PopcornError>) {
        state.withLockedValue { $0.result = result }
    }

    /// Records the arguments of a call and returns the result.
    package func call(_ arguments: Arguments) throws(PopcornError) -> Value {
        let result = state.withLockedValue { state in
            state.calls.append(arguments)
            return state.result
        }
        return try result.get()
    }
}
