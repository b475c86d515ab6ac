import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornConcurrency
import Testing

/// Tests of the uses of titles that eviction depends on.
@Suite(.timeLimit(.minutes(5)))
struct TitleUsesTests {

    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func title(_ id: Int) -> CachedTitle { CachedTitle(.movie, id) }

    @Test
    func `each use is later than the one before, even if the clock does not advance`() {
        let uses = TitleUses()
        for id in [1, 2, 1] { _ = uses.record(title(id), at: now) }
        _ = uses.record(title(3), at: now - 60)
        let times = uses.pending(limit: 9)
        #expect(times.sorted { $0.value < $1.value }.map(\.key.id) == [2, 1, 3])
        #expect(times[title(2)] == TitleUses.time(of: now) + 1)
        #expect(TitleUses.date(of: TitleUses.time(of: now)) == now)
    }

    @Test
    func `after the clock was set back, uses are not dated in the future`() {
        let uses = TitleUses(interval: 60)
        for id in [1, 2] { _ = uses.record(title(id), at: now + 7200) }
        #expect(uses.record(title(3), at: now) == false)
        let times = uses.pending(limit: 9)
        #expect(times.sorted { $0.value < $1.value }.map(\.key.id) == [1, 2, 3])
        #expect(times[title(3)] == TitleUses.time(of: now) + 1)
        #expect(uses.record(title(3), at: now + 60), "the interval begins at the new time")
    }

    @Test
    func `the table has a maximum size, and is stored when it is half full`() {
        let uses = TitleUses(limit: 4)
        #expect((1...6).map { uses.record(title($0), at: now) } == [false, true, false, false, false, false])
        #expect(Set(uses.pending(limit: 9).keys.map(\.id)) == [1, 2, 3, 4])
        #expect(uses.pending(limit: 3).count == 3)
        // A known title is updated, although the table is full.
        #expect(uses.record(title(1), at: now + 1) == false)
        #expect(uses.pending(limit: 9)[title(1)] == TitleUses.time(of: now + 1))
    }

    @Test
    func `uses are stored after an interval, also if the last attempt failed`() {
        let uses = TitleUses(limit: 4, interval: 60)
        #expect(uses.record(title(1), at: now) == false)
        #expect(uses.record(title(1), at: now + 59) == false)
        #expect(uses.record(title(1), at: now + 60))
        #expect(uses.record(title(2), at: now + 61) == false, "one flush at a time")
        uses.endFlush()
        #expect(uses.record(title(1), at: now + 62) == false, "the failed flush is repeated after the interval")
        #expect(uses.record(title(1), at: now + 122))
    }

    @Test
    func `a use during the flush remains`() {
        let uses = TitleUses()
        for id in 1...2 { _ = uses.record(title(id), at: now) }
        let stored = uses.pending(limit: 9)
        _ = uses.record(title(2), at: now + 1)
        uses.didStore(stored)
        #expect(uses.pending(limit: 9) == [title(2): TitleUses.time(of: now + 1)])
    }

    @Test
    func `reads from the cache and stores are uses, and a miss is not`() async throws {
        let flushes = NIOLockedValueBox(0)
        let reading = TestReading(
            uses: TitleUses(interval: 60), flushUses: { flushes.withLockedValue { $0 += 1 } })
        func time() -> Date? { reading.uses.pending(limit: 9)[title(550)].map(TitleUses.date) }
        _ = try? await reading.read(.cacheOnly)
        #expect(time() == nil)
        let first = reading.clock.clock.now
        reading.tmdb(.success("A"))
        _ = try await reading.read(.cacheFirst)
        #expect(time() == first)
        reading.clock.advance(by: 10)
        _ = try await reading.read(.cacheFirst)
        #expect(time() == first + 10)
        #expect(flushes.withLockedValue { $0 } == 0)
        reading.clock.advance(by: 50)
        _ = try await reading.read(.cacheFirst)
        await reading.environment.shutdown()
        #expect(flushes.withLockedValue { $0 } == 1)
    }
}
