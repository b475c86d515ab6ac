import Dispatch

/// An executor that runs tasks on one serial queue, so that a task that blocks delays all others.
final class QueueExecutor: TaskExecutor {

    private let queue = DispatchQueue(label: "test")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
