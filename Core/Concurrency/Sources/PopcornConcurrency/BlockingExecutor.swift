import Dispatch

/// An executor of an actor whose work blocks on the disk, which would otherwise block the cooperative thread pool.
package final class BlockingExecutor: SerialExecutor {

    private enum Target: Sendable {
        case queue(DispatchQueue)
        case thread(BackgroundThread)
    }

    private let target: Target

    /// Creates an executor.
    ///
    /// - Parameters:
    ///   - label: The label for debuggers, of at most 7 characters for background work.
    ///   - isBackground: Whether the work runs on a thread with the lowest priority of the operating system, so that it
    ///     delays no reader. Default: `false`.
    package init(_ label: String, isBackground: Bool = false) {
        let label = "popcorn.\(label)"
        target = isBackground ? .thread(BackgroundThread(label)) : .queue(DispatchQueue(label: label))
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let run: @Sendable () -> Void = { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        switch target {
        case .queue(let queue): queue.async(execute: run)
        case .thread(let thread): thread.execute(run)
        }
    }
}
