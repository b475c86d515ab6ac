import NIOConcurrencyHelpers

import enum TMDb.JSONValue

/// The requests of a connection that are in progress. A client can cancel them by their identifiers.
final class MCPCalls: Sendable {

    /// The maximum number of requests that a connection has in progress.
    static let maximum = 32

    private struct Call {
        let task: Task<JSONValue?, Never>
        var isCancelled = false
    }

    private let calls = NIOLockedValueBox<[JSONRPCID: Call]>([:])

    /// Whether no request is in progress.
    var isEmpty: Bool { calls.withLockedValue(\.isEmpty) }

    /// Starts a request.
    ///
    /// - Returns: The task whose value is the response; `nil` if the client cancelled the request.
    /// - Throws: ``JSONRPCError`` if a request with this identifier is in progress, or if there are too many.
    func start(
        _ id: JSONRPCID, _ respond: @escaping @Sendable () async -> JSONValue
    ) throws(JSONRPCError) -> Task<JSONValue?, Never> {
        let result = calls.withLockedValue { calls -> Result<Task<JSONValue?, Never>, JSONRPCError> in
            guard calls[id] == nil else {
                return .failure(JSONRPCError(.invalidRequest, "A request with this id is in progress."))
            }
            guard calls.count < Self.maximum else {
                return .failure(
                    JSONRPCError(.busy, "At most \(Self.maximum) requests can be in progress; wait for a response."))
            }
            let task = Task { self.finish(id, await respond()) }
            calls[id] = Call(task: task)
            return .success(task)
        }
        return try result.get()
    }

    private func finish(_ id: JSONRPCID, _ response: JSONValue) -> JSONValue? {
        let isCancelled = calls.withLockedValue { $0.removeValue(forKey: id) }?.isCancelled == true
        // In a conditional expression, `nil` would be the JSON value `null`.
        return isCancelled ? .none : .some(response)
    }

    /// Cancels the request that the notification `notifications/cancelled` names. An unknown identifier is ignored,
    /// because the response may be on its way.
    func cancel(_ params: [String: JSONValue]) {
        guard let id = JSONRPCID(params["requestId"]) else { return }
        calls.withLockedValue { calls in
            calls[id]?.isCancelled = true
            return calls[id]?.task
        }?.cancel()
    }

    /// Cancels all requests.
    func cancelAll() {
        let tasks = calls.withLockedValue { calls in
            for id in calls.keys { calls[id]?.isCancelled = true }
            return calls.values.map(\.task)
        }
        for task in tasks { task.cancel() }
    }
}

extension Task where Failure == Never {

    /// Returns the value. If the waiting task is cancelled, the task is cancelled too.
    func valueOrCancellation() async -> Success {
        await withTaskCancellationHandler {
            await value
        } onCancel: {
            cancel()
        }
    }
}
