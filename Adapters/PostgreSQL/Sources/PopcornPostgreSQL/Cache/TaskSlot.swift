#if PostgreSQL
import NIOConcurrencyHelpers

/// A place for one task at a time, which is cancelled when the place is closed.
final class TaskSlot: Sendable {

    private struct State {
        var task: Task<Void, Never>?
        var isClosed = false
    }

    private let state = NIOLockedValueBox(State())

    /// Starts a task, unless one is running or the place is closed.
    func start(_ work: @escaping @Sendable () async -> Void) {
        state.withLockedValue { state in
            guard state.task == nil, !state.isClosed else { return }
            state.task = Task.detached { [self] in
                await work()
                self.state.withLockedValue { $0.task = nil }
            }
        }
    }

    /// Cancels the running task and waits for its end. Later tasks are not started.
    func close() async {
        let task = state.withLockedValue { state in
            state.isClosed = true
            return state.task
        }
        task?.cancel()
        await task?.value
    }
}
#endif
