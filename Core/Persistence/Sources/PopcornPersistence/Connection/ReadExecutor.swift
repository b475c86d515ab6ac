/// A task executor with one thread, for reads that must not block a thread of the cooperative pool.
final class ReadExecutor: TaskExecutor {

    private let queue = WorkQueue("reader")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.start { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
