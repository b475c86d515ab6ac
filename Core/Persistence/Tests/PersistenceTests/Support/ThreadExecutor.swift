import Dispatch
import Foundation

/// Runs a test's tasks on threads of their own, so that a test may block one without holding up the others.
final class ThreadExecutor: TaskExecutor {

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// A point that one side waits at until the other has reached it.
struct Gate: Sendable {

    private let semaphore = DispatchSemaphore(value: 0)

    func open() {
        semaphore.signal()
    }

    /// Blocks the thread; for closures that run within the database.
    func wait() {
        semaphore.wait()
    }

    /// Suspends the task.
    func reached() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                semaphore.wait()
                continuation.resume()
            }
        }
    }
}
