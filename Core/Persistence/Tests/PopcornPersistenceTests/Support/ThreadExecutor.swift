import Dispatch
import Foundation

/// An executor that runs each job on its own thread, so that a test can block one without delaying others.
final class ThreadExecutor: TaskExecutor {

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// A point at which one side waits until the other side has reached it.
struct Gate: Sendable {

    private let semaphore = DispatchSemaphore(value: 0)

    func open() {
        semaphore.signal()
    }

    /// Blocks the thread. For closures that run within the database.
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
