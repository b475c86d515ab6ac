import Glibc
import Testing

@testable import PopcornConcurrency

/// Tests of the executors of background work.
@Suite
struct BackgroundExecutorTests {

    /// An actor whose work runs in the background.
    private actor Worker {
        private let executor = BlockingExecutor("test", isBackground: true)
        private var values: [Int] = []

        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        func add(_ value: Int) -> (values: [Int], niceness: Int32) {
            values.append(value)
            return (values, niceness())
        }
    }

    @Test
    func `a background task has the lowest priority of the operating system`() async {
        let task = Task(executorPreference: BackgroundExecutor.fetches, priority: .utility) { niceness() }
        #expect(await task.value == 19)
        #expect(niceness() < 19)
    }

    @Test
    func `a task whose priority is raised continues on another thread`() async {
        let (events, continuation) = AsyncStream<Void>.makeStream()
        let task = Task(executorPreference: BackgroundExecutor.fetches, priority: .utility) {
            for await _ in events {}
            await Task.yield()
            return niceness()
        }
        task.escalatePriority(to: .high)
        continuation.finish()
        #expect(await task.value < 19)
    }

    @Test
    func `a job has the lowest priority of the operating system regardless of its parent`() async {
        let result = await Task(priority: .high) {
            await withTaskGroup(of: Int32.self) { group in
                group.addTask(executorPreference: BackgroundExecutor.jobs) {
                    await Task.yield()
                    return niceness()
                }
                return await group.next()
            }
        }.value
        #expect(result == 19)
    }

    @Test
    func `an actor of background work runs in order on a thread of its own`() async {
        let worker = Worker()
        for value in 1...3 { _ = await worker.add(value) }
        let (values, niceness) = await worker.add(4)
        #expect(values == [1, 2, 3, 4])
        #expect(niceness == 19)
    }
}

/// Returns the niceness of the current thread.
private func niceness() -> Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
