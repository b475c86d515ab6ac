import NIOConcurrencyHelpers
import PopcornConcurrency

/// A set of tasks that outlive the calls that started them. The owner of the set ends them with ``shutdown(grace:)``.
package final class OwnedTasks: Sendable {

    private struct State {
        var tasks: [UInt64: Task<Void, Never>] = [:]
        var lastID: UInt64 = 0
        var isShutDown = false
        var shutdownWaiters: [CancellablePromise<Void>] = []
    }

    private let state = NIOLockedValueBox(State())

    package init() {}

    /// The number of running tasks.
    package var count: Int { state.withLockedValue(\.tasks.count) }

    /// Whether the set rejects new tasks.
    var isShutDown: Bool { state.withLockedValue(\.isShutDown) }

    /// Starts a task, unless the set was shut down.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `nil` for that of the caller.
    ///   - executor: The executor of the task; `nil` for the cooperative thread pool.
    ///   - isDetached: Whether the task runs without the caller's task-local values.
    /// - Returns: The task; `nil` if it was not started.
    @discardableResult
    package func start(
        priority: TaskPriority? = nil, executor: (any TaskExecutor)? = nil, isDetached: Bool = false,
        _ work: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never>? {
        state.withLockedValue { state in
            guard !state.isShutDown else { return nil }
            state.lastID += 1
            let id = state.lastID
            let run: @Sendable () async -> Void = {
                await work()
                self.ended(id)
            }
            let task =
                isDetached
                ? Task.detached(executorPreference: executor, priority: priority, operation: run)
                : Task(executorPreference: executor, priority: priority, operation: run)
            state.tasks[id] = task
            return task
        }
    }

    /// Rejects new tasks, waits a grace period for running tasks, then cancels the remaining ones and waits until they
    /// end.
    ///
    /// If the calling task is cancelled, the grace period ends at once.
    ///
    /// - Parameter grace: Waits for the grace period.
    package func shutdown(grace: @escaping @Sendable () async -> Void) async {
        let end = CancellablePromise<Void>()
        let isIdle = state.withLockedValue { state in
            state.isShutDown = true
            if !state.tasks.isEmpty { state.shutdownWaiters.append(end) }
            return state.tasks.isEmpty
        }
        if isIdle { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { _ = await end.value() }
            group.addTask { await grace() }
            await group.next()
            group.cancelAll()
        }
        let late = state.withLockedValue { Array($0.tasks.values) }
        for task in late { task.cancel() }
        for task in late { await task.value }
    }

    private func ended(_ id: UInt64) {
        let shutdownWaiters = state.withLockedValue { state in
            state.tasks[id] = nil
            return state.tasks.isEmpty ? state.shutdownWaiters : []
        }
        for end in shutdownWaiters { end.fulfil(()) }
    }
}
