import Dispatch
import Glibc
import NIOConcurrencyHelpers
import Testing

@testable import PopcornConcurrency

/// Tests of the thread for computations that must not delay readers.
@Suite
struct BackgroundThreadTests {

    private struct Failure: Error, Equatable {}

    private let thread = BackgroundThread("test")

    private static func policy() -> SerialThread.Policy? { SerialThread.Policy(rawValue: sched_getscheduler(0)) }

    @Test
    func `computations run in order, with the policy for idle times`() async {
        let policies = NIOLockedValueBox<[SerialThread.Policy?]>([])
        for number in 1...3 {
            let result = await thread.run { _ in
                policies.withLockedValue { $0.append(Self.policy()) }
                return number
            }
            #expect(result == number)
        }
        #expect(policies.withLockedValue(\.self) == [.idle, .idle, .idle])
    }

    @Test
    func `threads that continue after a computation have the policy of the process`() async {
        for _ in 0..<10 {
            await withTaskGroup(of: SerialThread.Policy?.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        await thread.run { _ in }
                        return Self.policy()
                    }
                }
                for await policy in group { #expect(policy == .normal) }
            }
        }
    }

    @Test
    func `reports arrive before the result, on a thread with the policy of the process`() async {
        let reports = NIOLockedValueBox<[Int]>([])
        let policies = NIOLockedValueBox<Set<SerialThread.Policy?>>([])
        await thread.run { caller in
            for number in 1...100 {
                caller.report {
                    reports.withLockedValue { $0.append(number) }
                    _ = policies.withLockedValue { $0.insert(Self.policy()) }
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
            return Self.policy()
        }
        while started.wait(timeout: .now()) == .timedOut { await Task.yield() }
        let priority = RequestPriority.background.promotable()
        let executions = NIOLockedValueBox(0)
        async let raised = thread.run(raisedWith: priority) { _ in
            executions.withLockedValue { $0 += 1 }
            return Self.policy()
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
