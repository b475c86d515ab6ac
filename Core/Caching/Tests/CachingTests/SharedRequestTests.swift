import Caching
import CoreDomain
import NIOConcurrencyHelpers
import Testing

@Suite
struct SharedRequestTests {

    /// A request that waits until it is let go, and counts how often it is made.
    private final class Request: Sendable {
        private let state = NIOLockedValueBox<(count: Int, isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>(
            (0, false, []))

        var count: Int { state.withLockedValue { $0.count } }

        func open() {
            let waiting = state.withLockedValue { state in
                state.isOpen = true
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }

        func make(_ outcome: Result<Int, PopcornError> = .success(7)) async throws(PopcornError) -> Int {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLockedValue { state in
                    state.count += 1
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if isOpen { continuation.resume() }
            }
            if Task.isCancelled { throw PopcornError(.cancelled, "cancelled") }
            return try outcome.get()
        }

        func hasBegun() async {
            while count == 0 { await Task.yield() }
        }
    }

    private let shared = SharedRequest<Int>()
    private let request = Request()

    @Test
    func `those that come while a request is under way share it`() async throws {
        let first = Task { try await shared.value { () throws(PopcornError) in try await request.make() } }
        await request.hasBegun()
        let others = (0..<20).map { _ in
            Task { try await shared.value { () throws(PopcornError) in try await request.make(.success(8)) } }
        }
        while shared.followerCount < others.count { await Task.yield() }
        request.open()

        var values = [try await first.value]
        for other in others { values.append(try await other.value) }

        #expect(values == Array(repeating: 7, count: 21))
        #expect(request.count == 1)
    }

    @Test
    func `a later request is made anew`() async throws {
        request.open()
        for _ in 0..<2 {
            _ = try await shared.value { () throws(PopcornError) in try await request.make() }
        }

        #expect(request.count == 2)
    }

    @Test
    func `a failure is shared`() async throws {
        let failing = { @Sendable [shared, request] () async throws(PopcornError) -> Int in
            try await shared.value { () throws(PopcornError) in
                try await request.make(.failure(PopcornError(.unavailable, "down")))
            }
        }
        let first = Task { try await failing() }
        await request.hasBegun()
        let second = Task { try await failing() }
        while shared.followerCount < 1 { await Task.yield() }
        request.open()

        for task in [first, second] {
            let error = await #expect(throws: PopcornError.self) { try await task.value }
            #expect(error?.kind == .unavailable)
        }
        #expect(request.count == 1)
    }

    @Test
    func `where the first is cancelled another makes the request`() async throws {
        let first = Task { try await shared.value { () throws(PopcornError) in try await request.make() } }
        await request.hasBegun()
        let second = Task { try await shared.value { () throws(PopcornError) in try await request.make() } }
        while shared.followerCount < 1 { await Task.yield() }
        first.cancel()
        request.open()

        #expect(try await second.value == 7)
        #expect(request.count == 2)
        await #expect(throws: PopcornError.self) { try await first.value }
    }

    @Test
    func `one that waits can be cancelled alone`() async throws {
        let first = Task { try await shared.value { () throws(PopcornError) in try await request.make() } }
        await request.hasBegun()
        let second = Task { try await shared.value { () throws(PopcornError) in try await request.make() } }
        while shared.followerCount < 1 { await Task.yield() }

        second.cancel()

        let error = await #expect(throws: PopcornError.self) { try await second.value }
        #expect(error?.kind == .cancelled)
        request.open()
        #expect(try await first.value == 7)
    }
}
