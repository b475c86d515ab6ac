import NIOConcurrencyHelpers
import PopcornConcurrency

/// A set of tasks that outlive the calls that started them. The owner of the set ends them with ``shutdown(grace:)``.
package final class OwnedTasks: Sendable {

    private struct State {
        var tasks: [UInt64: Task<Void, Never>] = [:]
        var lastID: UInt64 = 0
        var isShutDown = false
        var isGracePeriodOver = false
        var shutdownWaiters: [CancellablePromise<Void>] = []
    }

    /// The set that owns the current task; `nil` if no set does.
    @TaskLocal private static var owner: ObjectIdentifier?

    private let state = NIOLockedValueBox(State())

    package init() {}

    /// The number of running tasks.
    package var count: Int { state.withLockedValue(\.tasks.count) }

    /// Whether the set rejects tasks of other callers than its own tasks.
    var isShutDown: Bool { state.withLockedValue(\.isShutDown) }

    /// Starts a task, unless the set was shut down. The tasks of the set can start others until the end of the grace
    /// period, so that a running refresh can still fetch its value.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `nil` for the caller's priority.
    ///   - isDetached: Whether the task runs without the task-local values of the caller.
    /// - Returns: The task; `nil` if it was not started.
    @discardableResult
    package func start(
        priority: TaskPriority? = nil, isDetached: Bool = false, _ work: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never>? {
        let isOwned = Self.owner == ObjectIdentifier(self)
        return state.withLockedValue { state in
            guard !state.isShutDown || isOwned && !state.isGracePeriodOver else { return nil }
            state.lastID += 1
            let id = state.lastID
            let run: @Sendable () async -> Void = {
                await Self.$owner.withValue(ObjectIdentifier(self)) { await work() }
                self.ended(id)
            }
            let task =
                isDetached
                ? Task.detached(priority: priority, operation: run) : Task(priority: priority, operation: run)
            state.tasks[id] = task
            return task
        }
    }

    /// Rejects new tasks, waits a grace period for running tasks, then cancels the remaining tasks and waits until they
    /// end.
    ///
    /// If the calling task is cancelled, the grace period ends immediately.
    ///
    /// - Parameter grace: A closure that waits for the grace period.
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
        let late = state.withLockedValue { state in
            state.isGracePeriodOver = true
            return Array(state.tasks.values)
        }
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
