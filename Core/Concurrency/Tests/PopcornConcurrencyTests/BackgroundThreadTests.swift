import Dispatch
import Glibc
import NIOConcurrencyHelpers
import Testing

@testable import PopcornConcurrency

/// Tests of the thread for computations that must not delay readers.
@Suite(.timeLimit(.minutes(5)))
struct BackgroundThreadTests {

    private struct Failure: Error, Equatable {}

    /// An executor that records the scheduling policies of the threads that add jobs.
    private final class RecordingExecutor: TaskExecutor {

        private let recorded = NIOLockedValueBox<Set<SerialThread.Policy?>>([])

        var policies: Set<SerialThread.Policy?> { recorded.withLockedValue(\.self) }

        func enqueue(_ job: consuming ExecutorJob) {
            _ = recorded.withLockedValue { $0.insert(policy()) }
            let job = UnownedJob(job)
            DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    private let thread = BackgroundThread("test")

    @Test
    func `computations run in order, with the policy for idle times`() async {
        let policies = NIOLockedValueBox<[SerialThread.Policy?]>([])
        for number in 1...3 {
            let result = await thread.run { _ in
                policies.withLockedValue { $0.append(policy()) }
                return number
            }
            #expect(result == number)
        }
        #expect(policies.withLockedValue(\.self) == [.idle, .idle, .idle])
    }

    @Test
    func `without a thread, the computation runs on that of the caller`() async {
        let thread = BackgroundThread("test") { _, _ in false }
        let reports = NIOLockedValueBox<[Int]>([])
        let result = await thread.run { caller in
            caller.report { reports.withLockedValue { $0.append(1) } }
            return 2
        }
        #expect(result == 2)
        #expect(reports.withLockedValue(\.self) == [1])
        #expect(thread.waitingCount == 0)
    }

    @Test
    func `tasks are resumed by a thread with the policy of the process`() async {
        // The thread that resumes a task adds it to the executor, and may create a thread, which inherits its policy.
        let executor = RecordingExecutor()
        await withTaskExecutorPreference(executor) {
            for _ in 0..<3 { await thread.run { _ in } }
        }
        #expect(executor.policies == [.normal])
    }

    @Test
    func `reports arrive before the result, on a thread with the policy of the process`() async {
        let reports = NIOLockedValueBox<[Int]>([])
        let policies = NIOLockedValueBox<Set<SerialThread.Policy?>>([])
        await thread.run { caller in
            for number in 1...100 {
                caller.report {
                    reports.withLockedValue { $0.append(number) }
                    _ = policies.withLockedValue { $0.insert(policy()) }
                }
            }
        }
        #expect(reports.withLockedValue(\.self) == Array(1...100))
        #expect(policies.withLockedValue(\.self) == [.normal])
    }

    @Test
    func `an error of a computation is thrown`() async {
        await #expect(throws: Failure()) {
            try await thread.run { _ throws(Failure) in throw Failure() }
        }
    }

    @Test
    func `a computation whose priority is raised does not wait for others`() async {
        let (started, others) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        async let other = thread.run { _ in
            started.signal()
            others.wait()
            return policy()
        }
        while started.wait(timeout: .now()) == .timedOut { await Task.yield() }
        let priority = RequestPriority.background.promotable()
        let executions = NIOLockedValueBox(0)
        async let raised = thread.run(raisedWith: priority) { _ in
            executions.withLockedValue { $0 += 1 }
            return policy()
        }
        priority.promote()
        #expect(await raised == .normal)
        others.signal()
        #expect(await other == .idle)
        // The thread omits the computation, which has a result.
        await thread.run { _ in }
        #expect(executions.withLockedValue(\.self) == 1)
    }

    @Test
    func `a computation knows that its task was cancelled`() async {
        let started = DispatchSemaphore(value: 0)
        let task = Task {
            await thread.run { caller in
                let before = caller.isCancelled
                started.signal()
                while !caller.isCancelled { sched_yield() }
                return before
            }
        }
        while started.wait(timeout: .now()) == .timedOut { await Task.yield() }
        task.cancel()
        #expect(await task.value == false)
    }
}

/// Returns the scheduling policy of the current thread.
private func policy() -> SerialThread.Policy? { SerialThread.Policy(rawValue: sched_getscheduler(0)) }
