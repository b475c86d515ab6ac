import CoreDomain
import CoreDomainTestHelpers
import Foundation
import PopcornConcurrency
import Testing

@testable import PopcornCaching

/// Tests of the priority of requests.
@Suite(.timeLimit(.minutes(5)))
struct RequestPriorityTests {

    private let gate = Gate()
    private let reading = TestReading()

    /// Waits until a number of callers wait for the request.
    private func waiters(_ count: Int) async {
        while (reading.reader.waiterCount(for: TestKey()) ?? 0) < count, !Task.isCancelled { await Task.yield() }
    }

    private func backgroundRead() -> Task<String, any Error> {
        Task {
            try await RequestPriority.$current.withValue(.background) { try await reading.read(.refresh).value }
        }
    }

    @Test
    func `a read is interactive, and its background refresh is not`() async throws {
        reading.tmdb(.success("new"))
        _ = try await reading.read()
        reading.clock.advance(by: 2 * 86_400)
        #expect(try await reading.read().origin == .stale)
        await reading.settled()
        #expect(reading.priorities == [.interactive, .background])
    }

    @Test
    func `a read in the background has a request in the background`() async throws {
        reading.tmdb(.success("new"))
        _ = try await backgroundRead().value
        #expect(reading.priorities == [.background])
        #expect(reading.taskPriorities == [.utility])
    }

    @Test
    func `an interactive read that joins a background refresh raises its priority`() async throws {
        reading.store.put("old", cachedAt: reading.clock.now - 2 * 86_400)
        reading.tmdb(.success("new"), gate: gate, taskPriority: .high)
        _ = try await reading.read()
        await gate.reached()
        #expect(reading.priorities == [.background])
        let reader = Task(priority: .high) { try await reading.read(.refresh).value }
        await waiters(2)
        while reading.priorities == [.background], !Task.isCancelled { await Task.yield() }
        gate.open()
        #expect(try await reader.value == "new")
        #expect(reading.priorities == [.interactive])
        #expect(reading.taskPriorities == [.high])
    }

    @Test
    func `a read with a higher priority raises the priority of the request's task`() async throws {
        reading.tmdb(.success("new"), gate: gate, taskPriority: .high)
        let first = Task(priority: .low) { try await reading.read().value }
        await gate.reached()
        let second = Task(priority: .high) { try await reading.read().value }
        await waiters(2)
        gate.open()
        #expect(try await second.value == "new")
        #expect(reading.taskPriorities == [.high])
        #expect(try await first.value == "new")
    }

    @Test
    func `a background read that joins another does not raise its priority`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        let reads = [backgroundRead(), backgroundRead()]
        await waiters(2)
        gate.open()
        for read in reads { #expect(try await read.value == "new") }
        #expect(reading.priorities == [.background])
    }

    @Test
    func `a waiting background read that is raised raises the request`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        let first = backgroundRead()
        await gate.reached()
        let priority = RequestPriority.background.promotable()
        let second = Task {
            try await RequestPriority.$current.withValue(priority) { try await reading.read(.refresh).value }
        }
        await waiters(2)
        // The read observes the promotion after it joined.
        priority.promote()
        while reading.priorities == [.background], !Task.isCancelled { await Task.yield() }
        gate.open()
        #expect(try await first.value == "new")
        #expect(try await second.value == "new")
    }
}
