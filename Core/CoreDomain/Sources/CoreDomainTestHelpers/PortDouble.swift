package import CoreDomain
import NIOConcurrencyHelpers

/// The common part of test doubles for ports: returns a result, which can be changed, and records the calls.
package final class PortDouble<Question: Sendable, Answer: Sendable>: Sendable {

    private struct State {
        var answer: Result<Answer, PopcornError>
        var questions: [Question] = []
    }

    private let state: NIOLockedValueBox<State>

    package init(_ answer: Result<Answer, PopcornError>) {
        state = NIOLockedValueBox(State(answer: answer))
    }

    /// The arguments of all calls, in order.
    package var questions: [Question] { state.withLockedValue(\.questions) }

    /// Sets the result of later calls.
    package func answer(_ answer: Result<Answer, PopcornError>) {
        state.withLockedValue { $0.answer = answer }
    }

    /// Records the arguments of a call and returns the result.
    package func ask(_ question: Question) throws(PopcornError) -> Answer {
        let answer = state.withLockedValue { state in
            state.questions.append(question)
            return state.answer
        }
        return try answer.get()
    }
}
