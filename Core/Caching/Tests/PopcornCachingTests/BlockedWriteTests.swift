import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornCaching

/// Tests of reads whose response waits to be written to the cache.
@Suite(.timeLimit(.minutes(5)))
struct BlockedWriteTests {

    private let writing = Gate()
    private let sleeps = NIOLockedValueBox<[Duration]>([])

    /// Returns a reading whose writes pass a gate, and are reported as blocked or not.
    private func reading(isBlocked: Bool = true) -> TestReading {
        TestReading(store: TestStore(gate: writing), isWriteBlocked: isBlocked) { [sleeps] duration in
            sleeps.withLockedValue { $0.append(duration) }
            // Other tasks of the executor run during a sleep.
            if isBlocked { await Task.yield() } else { await TestReading.endlessSleep(duration) }
        }
    }

    @Test
    func `a response is returned while its write waits, and later reads share it`() async throws {
        let reading = reading()
        reading.tmdb(.success("new"))
        #expect(try await reading.read().value == "new")
        #expect(sleeps.withLockedValue(\.self) == [.milliseconds(100)])
        #expect(reading.store[TestKey()] == nil)
        #expect(try await reading.read().value == "new")
        #expect(reading.requests == 1)
        #expect(reading.reads("shared_flight") == 1)

        writing.open()
        await reading.settled()
        #expect(reading.store[TestKey()]?.value == "new")
        #expect(try await reading.read().origin == .cache)
    }

    @Test
    func `a response is returned after a write that is not blocked`() async throws {
        let reading = reading(isBlocked: false)
        reading.tmdb(.success("new"))
        let read = Task { try await reading.read().value }
        await writing.reached()
        writing.open()
        #expect(try await read.value == "new")
        #expect(reading.store[TestKey()]?.value == "new")
    }

    @Test
    func `a not-found response is thrown while its write waits`() async throws {
        let reading = reading()
        reading.tmdb(.failure(.notFound))
        for _ in 1...2 { #expect(await reading.failure()?.kind == .notFound) }
        #expect(reading.requests == 1)
        writing.open()
        await reading.settled()
        #expect(reading.store.state.withLockedValue(\.notFound) == [TestKey(): reading.clock.now])
    }

    @Test
    func `a refresh does not return a response that arrived before it`() async throws {
        let reading = reading()
        reading.tmdb(.success("old"), .success("new"))
        #expect(try await reading.read().value == "old")
        #expect(try await reading.read(.refresh).value == "new")
        #expect(try await reading.read().value == "new")
        #expect(reading.requests == 2)
        writing.open()
        await reading.settled()
    }

    @Test
    func `a read in the background waits for the write`() async throws {
        let reading = reading()
        reading.tmdb(.success("new"))
        let isStored = Task {
            _ = try await RequestPriority.$current.withValue(.background) { try await reading.read() }
            return reading.store[TestKey()] != nil
        }
        await writing.reached()
        writing.open()
        #expect(try await isStored.value)
    }

    @Test
    func `a response is stored and announced although all readers were cancelled`() async throws {
        let reading = reading(isBlocked: false)
        let observer = ChangeObserver()
        reading.store.put("old", cachedAt: reading.clock.now)
        _ = try await observer.reading { () throws(PopcornError) in try await reading.read() }
        reading.tmdb(.success("new"))
        let read = Task { try await reading.read(.refresh).value }
        await writing.reached()
        read.cancel()
        await #expect(throws: PopcornError.self) { try await read.value }
        writing.open()

        #expect(await observer.change())
        #expect(reading.store[TestKey()]?.value == "new")
        #expect(reading.warnings == [])
    }

    @Test
    func `a shutdown waits for a write`() async throws {
        let reading = reading()
        reading.tmdb(.success("new"))
        _ = try await reading.read()
        let shutdown = Task { await reading.environment.shutdown() }
        await writing.reached()
        writing.open()
        await shutdown.value
        #expect(reading.store[TestKey()]?.value == "new")
    }

    @Test
    func `a failed write pauses background refreshes`() async throws {
        let reading = reading()
        writing.open()
        reading.tmdb(.success("new"))
        reading.store.state.withLockedValue { $0.storeFailure = PopcornError(.storage, "The disk is full") }
        #expect(try await reading.read().value == "new")
        await reading.settled()
        #expect(reading.warnings == ["The response from TMDb was not cached"])
        #expect(reading.environment.workload.refreshesPausedUntil == reading.clock.now + 30)
    }

    @Test
    func `failed writes are logged as a warning once a minute`() async throws {
        let reading = reading()
        writing.open()
        reading.tmdb(.success("new"))
        reading.store.state.withLockedValue { $0.storeFailure = PopcornError(.storage, "The disk is full") }
        for (delay, count) in [(0.0, 1), (59, 1), (1, 2)] {
            reading.clock.advance(by: delay)
            reading.clock.adjust(by: -86_400)
            for id in 1...5 { _ = try await reading.read(.refresh, key: TestKey(id: id)) }
            await reading.settled()
            #expect(reading.warnings.count == count)
        }
    }
}
