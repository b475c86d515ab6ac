import CoreDomain
import CoreDomainTestHelpers
import NIOConcurrencyHelpers
import Testing

@testable import PopcornCaching

/// Tests of reads whose fetches need a lease.
@Suite(.timeLimit(.minutes(5)))
struct FetchLeasesTests {

    /// Leases with scripted admissions.
    private final class ScriptedLeases: FetchLeases {

        private struct State {
            var admissions: [@Sendable () async -> Bool] = []
            var acquisitions: [String] = []
            var releaseCount = 0
        }

        private let state = NIOLockedValueBox(State())

        /// The names and contentions of the acquired leases.
        var acquisitions: [String] { state.withLockedValue(\.acquisitions) }
        var releaseCount: Int { state.withLockedValue(\.releaseCount) }

        /// Adds closures that return whether the caller is admitted, in order. All later callers are admitted.
        func admit(_ admissions: (@Sendable () async -> Bool)...) {
            state.withLockedValue { $0.admissions += admissions }
        }

        func acquire(_ name: String, _ contention: FetchContention) async -> FetchAdmission {
            let admission = state.withLockedValue { state in
                state.acquisitions.append("\(name) \(contention)")
                return state.admissions.isEmpty ? nil : state.admissions.removeFirst()
            }
            guard await admission?() ?? true else { return .readAgain }
            return .fetch(lastDeletion: 7) { [state] in state.withLockedValue { $0.releaseCount += 1 } }
        }
    }

    private let leases = ScriptedLeases()
    private let reading: TestReading

    init() {
        reading = TestReading(leases: leases)
        reading.tmdb(.success("fetched"))
    }

    /// Stores a value as another process does.
    private static func store(_ value: String, _ reading: TestReading) async throws {
        try await reading.store.store(
            Cached(value, cachedAt: reading.clock.now), for: TestKey(), WritePermit(Revocations()))
    }

    @Test
    func `a cold read acquires a lease, and releases it after the value was stored`() async throws {
        #expect(try await reading.read().value == "fetched")
        await reading.settled()
        #expect(leases.acquisitions == ["\(TestKey()) wait"])
        #expect(leases.releaseCount == 1)
        #expect(reading.store.state.withLockedValue(\.stores) == 1)
        #expect(reading.store.state.withLockedValue(\.lastDeletion) == 7)
        _ = try await reading.read()
        #expect(leases.acquisitions.count == 1)
    }

    @Test
    func `a value that another process has fetched is read from the cache without a request`() async throws {
        leases.admit { [reading] in
            try? await Self.store("elsewhere", reading)
            return false
        }
        let read = try await reading.read()
        #expect(read.value == "elsewhere")
        #expect(read.origin == .cache)
        #expect(reading.requests == 0)
        #expect(leases.releaseCount == 0)
    }

    @Test
    func `all readers in this process read the cache again`() async throws {
        let gate = Gate()
        leases.admit { [reading] in
            await gate.pass()
            try? await Self.store("elsewhere", reading)
            return false
        }
        let tasks = (0..<50).map { _ in Task { try await reading.read().value } }
        while (reading.reader.waiterCount(for: TestKey()) ?? 0) < 50 { await Task.yield() }
        gate.open()
        for task in tasks { #expect(try await task.value == "elsewhere") }
        #expect(reading.requests == 0)
        #expect(leases.acquisitions.count == 1)
    }

    @Test
    func `a value that another process could not fetch is fetched`() async throws {
        leases.admit { false }
        #expect(try await reading.read().value == "fetched")
        #expect(reading.requests == 1)
        #expect(leases.acquisitions == ["\(TestKey()) wait", "\(TestKey()) waitAfterReadingAgain"])
    }

    @Test
    func `a refresh in the background is left to the process that has the lease`() async throws {
        try await Self.store("old", reading)
        reading.clock.advance(by: 2 * 86_400)
        leases.admit { false }
        #expect(try await reading.read().origin == .stale)
        await reading.settled()
        #expect(leases.acquisitions == ["\(TestKey()) skip"])
        #expect(reading.requests == 0)
    }

    @Test
    func `a requested refresh needs no lease, and knows the last deletion`() async throws {
        #expect(try await reading.read(.refresh).value == "fetched")
        await reading.settled()
        #expect(leases.acquisitions == ["\(TestKey()) ignore"])
        #expect(reading.requests == 1)
        #expect(reading.store.state.withLockedValue(\.lastDeletion) == 7)
    }

    @Test
    func `a failed fetch releases its lease`() async throws {
        reading.tmdb(.failure(.unavailable))
        #expect(await reading.failure()?.kind == .unavailable)
        await reading.settled()
        #expect(leases.releaseCount == 1)
    }

    @Test
    func `a reader that is cancelled while it waits for a lease ends`() async throws {
        let gate = Gate()
        leases.admit {
            await gate.pass()
            return false
        }
        let task = Task { try await reading.read().value }
        await gate.reached()
        task.cancel()
        await #expect(throws: PopcornError.self) { try await task.value }
        gate.open()
        await reading.settled()
        #expect(reading.requests == 0)
    }
}
