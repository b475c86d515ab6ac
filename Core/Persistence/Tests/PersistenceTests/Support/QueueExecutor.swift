import Dispatch

/// Runs a test's tasks on one thread, so that a task that blocks it holds up all others.
final class QueueExecutor: TaskExecutor {

    private let queue = DispatchQueue(label: "test")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
