import AsyncPrimitives
import NIOConcurrencyHelpers

/// Tasks that outlive the call that started them, and their owner, who ends them.
final class OwnedTasks: Sendable {

    private struct State {
        var tasks: [UInt64: Task<Void, Never>] = [:]
        var lastID: UInt64 = 0
        var isShutDown = false
        var ends: [CancellablePromise<Void>] = []
    }

    private let state = NIOLockedValueBox(State())

    /// How many are under way.
    var count: Int { state.withLockedValue(\.tasks.count) }

    /// Starts a task, unless the owner was shut down.
    ///
    /// - Parameter isDetached: Whether the task takes over neither the caller's task-local values nor its priority.
    /// - Returns: What cancels the task; `nil` if it was not started.
    func start(isDetached: Bool = false, _ work: @escaping @Sendable () async -> Void) -> Task<Void, Never>? {
        state.withLockedValue { state in
            guard !state.isShutDown else { return nil }
            state.lastID += 1
            let id = state.lastID
            let run: @Sendable () async -> Void = {
                await work()
                self.ended(id)
            }
            let task = isDetached ? Task.detached(operation: run) : Task(operation: run)
            state.tasks[id] = task
            return task
        }
    }

    /// Refuses new tasks, gives those under way a grace time, then cancels them and waits for their end.
    ///
    /// The calling task's cancellation ends the grace time.
    func shutdown(grace: @escaping @Sendable () async -> Void) async {
        let end = CancellablePromise<Void>()
        let isIdle = state.withLockedValue { state in
            state.isShutDown = true
            if !state.tasks.isEmpty { state.ends.append(end) }
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
        let ends = state.withLockedValue { state in
            state.tasks[id] = nil
            return state.tasks.isEmpty ? state.ends : []
        }
        for end in ends { end.fulfil(()) }
    }
}
