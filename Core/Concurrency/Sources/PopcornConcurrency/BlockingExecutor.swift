import Dispatch

/// An executor of an actor whose work blocks on the disk, which would otherwise block the cooperative thread pool.
final class BlockingExecutor: SerialExecutor {

    private let queue: DispatchQueue

    init(_ label: String) {
        queue = DispatchQueue(label: "popcorn.title-index.\(label)")
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
