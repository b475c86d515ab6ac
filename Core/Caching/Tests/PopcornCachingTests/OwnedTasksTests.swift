import CoreDomainTestHelpers
import NIOConcurrencyHelpers
import Testing

@testable import PopcornCaching

/// Tests of the tasks that outlive the calls that started them.
@Suite(.timeLimit(.minutes(5)))
struct OwnedTasksTests {

    @Test
    func `a task starts others until the end of the grace period`() async throws {
        let (tasks, gates) = (OwnedTasks(), [Gate(), Gate(), Gate()])
        let started = NIOLockedValueBox<[Bool]>([])
        let grace = Gate()
        tasks.start {
            for gate in gates {
                await gate.pass()
                let task = tasks.start(isDetached: true) {}
                started.withLockedValue { $0.append(task != nil) }
                await task?.value
            }
        }
        await gates[0].reached()
        let shutdown = Task { await tasks.shutdown { await grace.pass() } }
        await grace.reached()
        #expect(tasks.start {} == nil, "the test is not a task of the set")
        gates[0].open()
        await gates[1].reached()
        // The end of the grace period cancels the task, which passes the remaining gates.
        grace.open()
        await shutdown.value

        #expect(started.withLockedValue(\.self) == [true, false, false])
        #expect(tasks.count == 0)
    }
}
