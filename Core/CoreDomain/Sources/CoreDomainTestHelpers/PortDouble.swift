package import CoreDomain
import NIOConcurrencyHelpers

/// What a test puts behind a port: it gives one answer until it is told another, and remembers what it was asked.
package final class PortDouble<Question: Sendable, Answer: Sendable>: Sendable {

    private struct State {
        var answer: Result<Answer, PopcornError>
        var questions: [Question] = []
    }

    private let state: NIOLockedValueBox<State>

    package init(_ answer: Result<Answer, PopcornError>) {
        state = NIOLockedValueBox(State(answer: answer))
    }

    /// What it was asked, in order.
    package var questions: [Question] { state.withLockedValue(\.questions) }

    /// ChangeNotifier what it gives from now on.
    package func answer(_ answer: Result<Answer, PopcornError>) {
        state.withLockedValue { $0.answer = answer }
    }

    /// Remembers a question and gives the answer.
    package func ask(_ question: Question) throws(PopcornError) -> Answer {
        let answer = state.withLockedValue { state in
            state.questions.append(question)
            return state.answer
        }
        return try answer.get()
    }
}
