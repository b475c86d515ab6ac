import Dispatch

/// An executor of tasks that must not delay those of readers: it has one thread, with the lowest priority of the
/// operating system.
///
/// A task whose priority is raised above `utility`, because a reader waits for it, continues on another thread.
package final class BackgroundExecutor: TaskExecutor {

    /// The executor of the process.
    package static let shared = BackgroundExecutor()

    private let thread = BackgroundThread("popcorn.backgr")

    package func enqueue(_ job: consuming ExecutorJob) {
        let isRaised = job.priority.rawValue > TaskPriority.utility.rawValue
        let job = UnownedJob(job)
        let run: @Sendable () -> Void = { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        if isRaised {
            DispatchQueue.global().async(execute: run)
        } else {
            thread.execute(run)
        }
    }
}
