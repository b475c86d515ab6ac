import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import PopcornCaching

/// Tests of reads of several keys.
@Suite(.timeLimit(.minutes(5)))
struct ManyKeysTests {

    private let reading = TestReading()
    private let requested = NIOLockedValueBox<[Int]>([])
    private var batches: [[Int]] { reading.store.state.withLockedValue(\.batches) }

    private func put(_ id: Int, days: Double) {
        reading.store.put("old \(id)", TestKey(id: id), cachedAt: reading.clock.now - days * 86_400)
    }

    private func read(
        _ ids: [Int], _ policy: ReadPolicy = .cacheFirst, batchFailure: PopcornError? = nil, gate: Gate? = nil
    ) async -> [Int: Result<Sourced<String>, PopcornError>] {
        reading.store.state.withLockedValue { $0.batchFailure = batchFailure }
        let results = await reading.reader.read(ids.map { TestKey(id: $0) }, policy, including: ()) {
            [requested] key, _ throws(PopcornError) in
            requested.withLockedValue { $0.append(key.id) }
            await gate?.pass()
            if key.id >= 100 { throw .unavailable }
            return "new \(key.id)"
        }
        return Dictionary(uniqueKeysWithValues: results.map { ($0.key.id, $0.value) })
    }

    private func value(_ result: Result<Sourced<String>, PopcornError>?) -> [String] {
        switch result {
        case .success(let answer): [answer.value, answer.origin.rawValue]
        case .failure(let error): [error.message]
        case nil: []
        }
    }

    @Test
    func `what the cache can provide is read together, and only the others are fetched`() async throws {
        put(1, days: 0.5)
        put(2, days: 2)
        put(3, days: 9)
        put(4, days: 200)
        put(103, days: 9)
        let results = await read([1, 2, 3, 4, 5, 103, 104, 1, 5])
        await reading.settled()

        #expect(results.count == 7)
        #expect(value(results[1]) == ["old 1", "cache"])
        #expect(value(results[2]) == ["old 2", "stale"])
        #expect(value(results[3]) == ["new 3", "network"])
        #expect(value(results[4]) == ["new 4", "network"])
        #expect(value(results[5]) == ["new 5", "network"])
        #expect(value(results[103]) == ["old 103", "stale"])
        #expect(value(results[104]) == ["TMDb cannot be reached"])
        #expect(batches == [[1, 2, 3, 4, 5, 103, 104]])
        #expect(requested.withLockedValue { $0.sorted() } == [2, 3, 4, 5, 103, 104])
        #expect(reading.reads("hit") == 1)
        #expect(reading.refreshes("refresh") == 1)
    }

    @Test
    func `a cache-only read of several keys sends no request`() async throws {
        put(1, days: 2)
        put(2, days: 9)
        put(3, days: 200)
        let results = await read([1, 2, 3, 4], .cacheOnly)

        #expect(value(results[1]) == ["old 1", "stale"])
        #expect(value(results[2]) == ["old 2", "stale"])
        for id in [3, 4] {
            #expect(throws: PopcornError.self) { try results[id]?.get() }
        }
        #expect(requested.withLockedValue { $0.isEmpty })
    }

    @Test
    func `a refresh of several keys fetches each once`() async throws {
        put(1, days: 0.5)
        let results = await read([1, 2, 1], .refresh)
        #expect(value(results[1]) == ["new 1", "network"])
        #expect(requested.withLockedValue { $0.sorted() } == [1, 2])
        #expect(batches.isEmpty)
    }

    @Test
    func `at most eight values are fetched at a time`() async throws {
        let gate = Gate()
        let task = Task { await read(Array(1...20), gate: gate) }
        await gate.reached(8)
        for _ in 0..<100 { await Task.yield() }
        #expect(gate.arrivals == 8)
        gate.open()
        #expect(await task.value.count == 20)
    }

    @Test
    func `if the values cannot be read together, each is read on its own`() async throws {
        put(1, days: 0.5)
        let results = await read([1, 2], batchFailure: PopcornError(.storage, "damaged"))
        #expect(value(results[1]) == ["old 1", "cache"])
        #expect(value(results[2]) == ["new 2", "network"])
    }
}
