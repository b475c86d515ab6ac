import Dispatch

/// An executor of tasks that must not delay those of readers: it has one thread, with the lowest priority of the
/// operating system.
package final class BackgroundExecutor: TaskExecutor {

    /// The executor of background fetches. A fetch whose priority is raised above `utility`, because a reader waits for
    /// it, continues on another thread.
    package static let fetches = BackgroundExecutor("popcorn.fetches", canBeRaised: true)

    /// The executor of the jobs of a service, for which no reader waits. Child tasks have at least the priority of their
    /// parent, which therefore does not count.
    package static let jobs = BackgroundExecutor("popcorn.jobs", canBeRaised: false)

    private let thread: BackgroundThread
    private let canBeRaised: Bool

    private init(_ name: String, canBeRaised: Bool) {
        thread = BackgroundThread(name)
        self.canBeRaised = canBeRaised
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let isRaised = canBeRaised && job.priority.rawValue > TaskPriority.utility.rawValue
        let job = UnownedJob(job)
        let run: @Sendable () -> Void = { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        if isRaised {
            DispatchQueue.global().async(execute: run)
        } else {
            thread.execute(run)
        }
    }
}
