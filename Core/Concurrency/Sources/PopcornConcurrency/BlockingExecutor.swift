import Dispatch

/// An executor of an actor whose work blocks on the disk, which would otherwise block the cooperative thread pool.
package final class BlockingExecutor: SerialExecutor {

    private let queue: DispatchQueue

    /// Creates an executor with a label for debuggers.
    package init(_ label: String) {
        queue = DispatchQueue(label: "popcorn.\(label)")
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
