import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore

/// The task of the request in progress on a connection.
///
/// Each request has a task of its own, whose memory is freed with the response. The task of a connection, which may be
/// idle for long, keeps the memory of its deepest calls.
final class RequestTask: Sendable {

    private struct State {
        var task: Task<Void, any Error>?
        var isCancelled = false
    }

    private let responder: HTTP1Channel.Responder
    private let state = NIOLockedValueBox(State())

    /// Creates the task of a connection.
    ///
    /// - Parameter responder: A function that responds to a request.
    init(responder: @escaping HTTP1Channel.Responder) {
        self.responder = responder
    }

    /// Responds to a request in a new task, and returns when the response is written.
    func respond(to request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let writer = TransferredWriter(writer)
        // Most requests end without waiting, so that no other thread has to run them.
        let task = Task.immediate { [responder] in
            guard let writer = writer.take() else { return }
            try await responder(request, writer, channel)
        }
        let isCancelled = state.withLockedValue { state in
            state.task = task
            return state.isCancelled
        }
        defer { state.withLockedValue { $0.task = nil } }
        // The connection closed before the task was known.
        if isCancelled { task.cancel() }
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Cancels the request in progress, and the requests that follow.
    func cancel() {
        state.withLockedValue { state in
            state.isCancelled = true
            return state.task
        }?.cancel()
    }
}

/// A response writer that a task passes to another task.
///
/// `@unchecked Sendable`: the task that creates it does not access it afterwards, and only the other task takes the
/// writer.
private final class TransferredWriter: @unchecked Sendable {

    private var writer: ResponseWriter?

    init(_ writer: consuming ResponseWriter) {
        self.writer = consume writer
    }

    /// Returns and removes the writer; `nil` if it was taken.
    func take() -> ResponseWriter? {
        writer.take()
    }
}
