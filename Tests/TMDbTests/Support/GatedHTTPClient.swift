import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency

@testable import TMDb

/// An HTTP client whose requests wait until a test completes them or they are cancelled.
final class GatedHTTPClient: TMDbHTTPClient {

    typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    private struct State {
        var requests: [TMDbHTTPRequest] = []
        var priorities: [RequestPriority] = []
        /// The waiting requests, by their index in `requests`.
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var maximumInFlightCount = 0
    }

    private let state = NIOLockedValueBox(State())

    /// The requests, in order of arrival.
    var requests: [TMDbHTTPRequest] { state.withLockedValue(\.requests) }

    /// The priorities of the requests, in order of arrival. A raised priority is interactive.
    var priorities: [RequestPriority] { state.withLockedValue(\.priorities) }

    var inFlightCount: Int { state.withLockedValue(\.waiting.count) }

    var maximumInFlightCount: Int { state.withLockedValue(\.maximumInFlightCount) }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        // Accessed while the state is locked, so that a cancellation takes effect either before or after the arrival.
        let place = NIOLockedValueBox<Int?>(nil)
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let observers = state.withLockedValue { state -> [CheckedContinuation<Void, Never>]? in
                    if Task.isCancelled { return nil }
                    let index = state.requests.count
                    place.withLockedValue { $0 = index }
                    state.requests.append(request)
                    state.priorities.append(.current)
                    state.waiting[index] = continuation
                    state.maximumInFlightCount = max(state.maximumInFlightCount, state.waiting.count)
                    let observers = state.observers.filter { $0.count <= state.requests.count }
                    state.observers.removeAll { $0.count <= state.requests.count }
                    return observers.map(\.continuation)
                }
                guard let observers else { return continuation.resume(returning: Self.cancelled) }
                observers.forEach { $0.resume() }
            }
        } onCancel: {
            let index = state.withLockedValue { _ in place.withLockedValue(\.self) }
            if let index { answer(index, Self.cancelled) }
        }.get()
    }

    /// Waits until the given number of requests have arrived.
    func arrivals(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLockedValue { state in
                if state.requests.count >= count { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    /// Completes the request at an index in order of arrival, if it is waiting.
    func answer(_ index: Int, _ outcome: Outcome) {
        state.withLockedValue { $0.waiting.removeValue(forKey: index) }?.resume(returning: outcome)
    }

    /// Completes a request with a response.
    func answer(_ index: Int, status: Int = 200, headers: TMDbHTTPHeaders = [:], body: String = "{}") {
        answer(index, .success(TMDbHTTPResponse(status: status, headers: headers, body: Data(body.utf8))))
    }

    private static var cancelled: Outcome { .failure(TMDbHTTPError(.cancelled, "cancelled")) }
}
