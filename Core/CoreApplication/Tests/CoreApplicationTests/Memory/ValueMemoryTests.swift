import CoreDomain
import Foundation
import MetricsTestKit
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import CoreApplication

/// Tests of the conditions under which values remain in memory.
@Suite struct ValueMemoryTests {

    /// A dependency that is checked with a closure, which returns whether the data is unchanged.
    private struct Checked: ReadDependency {
        let isUnchanged: Bool
        let check: @Sendable () -> Bool

        func confirmed() async -> (any ReadDependency)? {
            check() ? Checked(isUnchanged: true, check: check) : nil
        }
    }

    private let now = NIOLockedValueBox(Date(timeIntervalSinceReferenceDate: 800_000_000))
    private let metrics = TestMetrics()
    private let key = MemoryKey(useCase: 1, request: MemoryRequestID(550), locale: .americanEnglish)

    private func memory(byteCount: Int = 1_000_000) -> ValueMemory {
        ValueMemory(byteCount: byteCount, clock: WallClock { [now] in now.withLockedValue { $0 } }, metrics: metrics)
    }

    private func kept(
        _ value: String, isUnchanged: Bool = true, validFor interval: TimeInterval = 60,
        use: @escaping @Sendable (Date) -> Void = { _ in }, check: @escaping @Sendable () -> Bool = { true }
    ) async throws -> KeptValue<String> {
        let start = now.withLockedValue { $0 }
        let (_, recording) = await ReadRecorder.recording {
            ReadRecorder.current?.record(Checked(isUnchanged: isUnchanged, check: check))
            ReadRecorder.current?.addUse(use)
            ReadRecorder.current?.limit(until: start + interval)
        }
        return try #require(
            KeptValue(Sourced(value, origin: .cache, cachedAt: start), recording, readAt: start))
    }

    private func advance(by interval: TimeInterval) {
        now.withLockedValue { $0 += interval }
    }

    private func value(_ memory: ValueMemory) async -> String? {
        await memory.value(key, as: String.self)?.sourced.value
    }

    private func keptCount() throws -> Double? { try metrics.expectGauge("popcorn_memory_values").lastValue }

    private struct Parts: DetailsParts {
        var credits: String?
        var images: String?

        enum CodingKeys: String, CodingKey, CaseIterable { case credits, images }
        typealias Name = CodingKeys
    }

    @Test func `requests for other parts or owners are not the same`() throws {
        let request = PartsRequest<Int, Parts>(id: 550, parts: [.credits], owner: .default)

        #expect(request.memoryID == PartsRequest<Int, Parts>(id: 550, parts: [.credits]).memoryID)
        #expect(request.memoryID != PartsRequest<Int, Parts>(id: 550, parts: [.images]).memoryID)
        #expect(request.memoryID != PartsRequest<Int, Parts>(id: 550, parts: [.credits, .images]).memoryID)
        #expect(request.memoryID != PartsRequest<Int, Parts>(id: 551, parts: [.credits]).memoryID)
        #expect(PartsRequest<Int, Parts>(id: 550).memoryID == 550.memoryID)
    }

    @Test func `a value that may not be kept is fetched for each read`() async throws {
        let fetches = NIOLockedValueBox(0)
        let reader = MemoryReader<Int, String>(memory(), ContentDefaults(), isKept: { $0 != 1 }) {
            _, _, _ throws(PopcornError) in
            fetches.withLockedValue { $0 += 1 }
            ReadRecorder.current?.record(Checked(isUnchanged: true) { true })
            ReadRecorder.current?.limit(until: .distantFuture)
            return Sourced("value", origin: .cache, cachedAt: .distantPast)
        }

        for _ in 1...4 { _ = try await reader.read(1, nil, .cacheFirst) }
        #expect(fetches.withLockedValue(\.self) == 4)
        // The second read keeps the value.
        for _ in 1...4 { _ = try await reader.read(2, nil, .cacheFirst) }
        #expect(fetches.withLockedValue(\.self) == 6)
    }

    @Test func `most of 500 keys are found when they are read again`() {
        let memory = memory()
        let keys = (1...500).map { MemoryKey(useCase: 1, request: MemoryRequestID($0), locale: .americanEnglish) }
        for key in keys { #expect(!memory.shouldKeep(key)) }
        // Each key has one of 4,096 places, which about 30 pairs of keys share. Neither key of a pair is found: 60
        // keys, with a standard deviation of 11.
        #expect(keys.count { memory.shouldKeep($0) } > 500 - 60 - 8 * 11)
    }

    @Test func `a value whose data has changed is removed`() async throws {
        let memory = memory()
        memory.keep(try await kept("old", isUnchanged: false, check: { false }), for: key)
        #expect(try keptCount() == 1)
        #expect(await value(memory) == nil)
        #expect(try keptCount() == 0)
    }

    @Test func `a value that is kept while another one is checked remains`() async throws {
        let memory = memory()
        let new = try await kept("new")
        memory.keep(
            try await kept(
                "old", isUnchanged: false,
                check: { [key] in
                    memory.keep(new, for: key)
                    return false
                }), for: key)
        #expect(await value(memory) == nil)
        #expect(await value(memory) == "new")
    }

    @Test func `an expired value is removed`() async throws {
        let memory = memory()
        memory.keep(try await kept("old", validFor: 60), for: key)
        advance(by: 59)
        #expect(await value(memory) == "old")
        advance(by: 1)
        #expect(await value(memory) == nil)
        #expect(try keptCount() == 0)
        #expect(try metrics.expectGauge("popcorn_memory_bytes").lastValue == 0)
    }

    @Test func `JSON that is too large beside its value is not kept, and the value is`() async throws {
        let memory = memory(byteCount: 80_000)
        let kept = try await kept("value")
        memory.keep(kept, for: key)
        let bytes = try metrics.expectGauge("popcorn_memory_bytes").lastValue
        memory.keep(Data(count: 10_000), of: kept, status: nil, for: key)
        #expect(await value(memory) == "value")
        #expect(kept.json(nil) == nil)
        #expect(try metrics.expectGauge("popcorn_memory_bytes").lastValue == bytes)
        for _ in 1...2 { memory.keep(Data(count: 1000), of: kept, status: nil, for: key) }
        #expect(kept.json(nil) == Data(count: 1000))
        #expect(
            try metrics.expectGauge("popcorn_memory_bytes").lastValue
                == bytes.map { $0 + 1000 + Double(MemoryFootprint.allocation) })
    }

    @Test func `JSON is kept with a value whose dependencies were renewed, and not with another value`() async throws {
        let memory = memory()
        let kept = try await kept("value", isUnchanged: false)
        memory.keep(kept, for: key)
        let renewed = try #require(await memory.value(key, as: String.self))
        #expect(renewed !== kept)
        memory.keep(Data([1]), of: kept, status: nil, for: key)
        #expect(renewed.json(nil) == Data([1]))
        let other = try await self.kept("other")
        memory.keep(other, for: key)
        memory.keep(Data([2]), of: kept, status: true, for: key)
        #expect(kept.json(true) == nil && other.json(true) == nil)
    }

    @Test func `a value may occupy an eighth of the memory, and the sizes of all values are within it`() async throws {
        let memory = memory(byteCount: 160_000)
        let large = try await kept(String(repeating: "a", count: 18_000))
        for id in 1...100 {
            let key = MemoryKey(useCase: 1, request: MemoryRequestID(id), locale: .americanEnglish)
            memory.keep(large, for: key)
            #expect(await memory.value(key, as: String.self) === large)
            #expect(try #require(metrics.expectGauge("popcorn_memory_bytes").lastValue) <= 160_000)
        }
        memory.keep(try await kept(String(repeating: "a", count: 21_000)), for: key)
        #expect(await value(memory) == nil)
    }

    @Test func `uses are recorded at most every 100 milliseconds`() async throws {
        let memory = memory()
        let uses = NIOLockedValueBox<[Date]>([])
        memory.keep(try await kept("value", use: { date in uses.withLockedValue { $0.append(date) } }), for: key)
        let start = now.withLockedValue { $0 }
        for interval in [0, 0.05, 0.04, 0.02, 0.05, 0.06] {
            advance(by: interval)
            #expect(await value(memory) == "value")
        }
        let recorded = uses.withLockedValue { $0 }.map { ($0.timeIntervalSince(start) * 100).rounded() }
        #expect(recorded == [0, 11, 22])
    }
}
