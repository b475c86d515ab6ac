import Foundation
import NIOConcurrencyHelpers

@testable import TMDb

/// A configuration service whose responses a test sets and can hold back.
final class HeldConfigurationService: ConfigurationService {

    private struct State {
        /// The hosts of the configurations to return, or the errors to throw.
        var answers: [Result<String, TMDbError>] = []
        var requestCount = 0
        var isHolding = false
        var held: [CheckedContinuation<Void, Never>] = []
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = NIOLockedValueBox(State())

    var answers: [Result<String, TMDbError>] {
        get { state.withLockedValue(\.answers) }
        set { state.withLockedValue { $0.answers = newValue } }
    }

    var requestCount: Int { state.withLockedValue(\.requestCount) }

    /// Holds back all responses until ``releaseResponses()`` is called.
    func holdAnswers() {
        state.withLockedValue { $0.isHolding = true }
    }

    func releaseResponses() {
        let held = state.withLockedValue { state in
            state.isHolding = false
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// Waits until the given number of requests have been made.
    func waitForRequests(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLockedValue { state in
                if state.requestCount >= count { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response {
        let answer = nextAnswer()
        await withCheckedContinuation { continuation in
            let isHeld = state.withLockedValue { state in
                if state.isHolding { state.held.append(continuation) }
                return state.isHolding
            }
            if !isHeld { continuation.resume() }
        }
        let images = ImagesConfiguration.test(base: "https://\(try answer.get())/")
        guard let response = APIConfiguration(images: images, changeKeys: []) as? Response else {
            throw TMDbError(.invalidRequest(reason: "Only the configuration is served"))
        }
        return response
    }

    private func nextAnswer() -> Result<String, TMDbError> {
        let (answer, met) = state.withLockedValue { state in
            state.requestCount += 1
            let observers = state.observers
            let count = state.requestCount
            state.observers = observers.filter { $0.count > count }
            let answer = state.answers.isEmpty ? .failure(TMDbError(.notFound)) : state.answers.removeFirst()
            return (answer, observers.filter { $0.count <= count })
        }
        for observer in met { observer.continuation.resume() }
        return answer
    }
}
