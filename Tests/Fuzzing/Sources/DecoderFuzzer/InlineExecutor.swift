import Synchronization

/// An executor that runs a task to its end on the calling thread. A crash therefore has one call stack, and an input
/// always takes the same path.
final class InlineExecutor: TaskExecutor {

    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs work that does not wait for anything outside it, and returns its result.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let executor = InlineExecutor()
        let outcome = Outcome<Value>()
        Task(executorPreference: executor) { outcome.set(await work()) }
        executor.runJobs()
        guard let value = outcome.value else { fatalError("The work waits for something outside it") }
        return value
    }

    private func runJobs() {
        while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    private final class Outcome<Value: Sendable>: Sendable {
        private let held = Mutex<Value?>(nil)

        var value: Value? { held.withLock { $0 } }

        func set(_ value: Value) { held.withLock { $0 = value } }
    }
}
