/// A job that a running service repeats.
struct RepeatedJob: Sendable {

    /// Waits for a duration, or until the task is cancelled.
    let sleep: @Sendable (Duration) async -> Void
    /// Runs the job once, and returns the pause before the next run. Failures are logged.
    let runOnce: @Sendable () async -> Duration

    /// Runs the job immediately and then after each pause, until the task is cancelled.
    func run() async {
        while !Task.isCancelled { await sleep(await runOnce()) }
    }
}
