import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@testable import PopcornCaching

/// Tests of reads during an outage of TMDb, which begins with the third consecutive failure of any keys.
@Suite(.timeLimit(.minutes(5)))
struct OutageTests {

    private let reading = TestReading()
    private var start: Date { reading.clock.now }

    private func put(_ id: Int, days: Double, in reading: TestReading? = nil) {
        (reading ?? self.reading).store.put("old \(id)", TestKey(id: id), cachedAt: start - days * 86_400)
    }

    /// Fails the requests of some absent keys.
    private func fail(_ ids: ClosedRange<Int>, _ failure: PopcornError = .unavailable) async {
        reading.tmdb(.failure(failure))
        for id in ids { #expect(await reading.failure(key: TestKey(id: id)) == failure) }
    }

    @Test(arguments: [PopcornError.Kind.unavailable, .rateLimited(retryAfter: .zero)])
    func `a stale-if-error value is returned without waiting, and refreshed in the background`(
        kind: PopcornError.Kind
    ) async throws {
        let failure = PopcornError(kind, "because")
        await fail(101...103, failure)
        put(1, days: 9)
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        let expected = Sourced("old 1", origin: .stale, cachedAt: start - 9 * 86_400, failure: failure)
        let result = try await reading.read(key: TestKey(id: 1))
        #expect(result == expected)
        #expect(result.failure == failure)
        #expect(reading.reads("stale_hit") == 1)

        gate.open()
        await reading.settled()
        #expect(reading.requests == 4)
        #expect(try await reading.read(key: TestKey(id: 1)).value == "new")
    }

    @Test
    func `a success ends the outage`() async throws {
        await fail(101...103)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(key: TestKey(id: 104)).value == "new")

        put(1, days: 9)
        #expect(try await reading.read(key: TestKey(id: 1)) == Sourced("new", origin: .network, cachedAt: start))
    }

    @Test
    func `a not-found response ends the outage`() async throws {
        await fail(101...103)
        await fail(104...104, .notFound)

        put(1, days: 9)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(key: TestKey(id: 1)).value == "new")
    }

    @Test
    func `failures with a success between them begin no outage`() async throws {
        await fail(101...102)
        await fail(103...103, .notFound)
        await fail(104...105)

        put(1, days: 9)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(key: TestKey(id: 1)).value == "new")
    }

    @Test(arguments: [
        PopcornError.Kind.undecodable, .unauthorised, .overloaded(retryAfter: .seconds(1)), .invalidInput,
    ])
    func `other failures begin no outage`(kind: PopcornError.Kind) async throws {
        await fail(101...105, PopcornError(kind, "because"))

        put(1, days: 9)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(key: TestKey(id: 1)).value == "new")
    }

    @Test(arguments: [0.0, -400 * 86_400.0, 400 * 86_400.0])
    func `an outage ends 30 seconds after the latest failure, regardless of a correction of the clock`(
        correction: TimeInterval
    ) async throws {
        await fail(101...103)
        reading.clock.advance(by: 29)
        await fail(104...104)
        reading.clock.adjust(by: correction)
        reading.clock.advance(by: 29)
        put(1, days: 9)
        put(2, days: 9)
        reading.tmdb(.failure(.unavailable))
        #expect(try await reading.read(key: TestKey(id: 1)).value == "old 1")

        await reading.settled()
        reading.clock.advance(by: 29)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(key: TestKey(id: 2)).value == "old 2", "the failed refresh continues the outage")
        await reading.settled()
        #expect(try await reading.read(key: TestKey(id: 2)).value == "new")
    }

    @Test
    func `after the end of an outage, a stale-if-error value is fetched`() async throws {
        await fail(101...103)
        reading.clock.advance(by: 30)
        put(1, days: 9)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(key: TestKey(id: 1)) == Sourced("new", origin: .network, cachedAt: start))
    }

    @Test
    func `expired and absent values are fetched during an outage`() async throws {
        await fail(101...103)
        put(1, days: 200)
        #expect(await reading.failure(key: TestKey(id: 1)) == .unavailable)
        #expect(await reading.failure(key: TestKey(id: 2)) == .unavailable)
        #expect(reading.requests == 5)
    }

    @Test
    func `an explicit refresh sends a request during an outage`() async throws {
        await fail(101...103)
        put(1, days: 9)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(.refresh, key: TestKey(id: 1)).value == "new")
    }

    @Test
    func `a read of several keys returns its stale-if-error values without waiting`() async throws {
        await fail(101...103)
        for id in 1...20 { put(id, days: 9) }
        let gate = Gate()
        let results = await reading.reader.read((1...20).map { TestKey(id: $0) }, .cacheFirst, including: ()) {
            key, _ throws(PopcornError) in
            await gate.pass()
            return "new \(key.id)"
        }
        #expect(results.count == 20)
        for id in 1...20 {
            let result = try #require(results[TestKey(id: id)]).get()
            #expect(result == Sourced("old \(id)", origin: .stale, cachedAt: start - 9 * 86_400, failure: .unavailable))
        }
        gate.open()
        await reading.settled()
        for id in 1...20 { #expect(try await reading.read(key: TestKey(id: id)).value == "new \(id)") }
    }

    @Test
    func `one request whose deadline passes for several reads is one failure`() async throws {
        let deadline = Gate()
        let silent = TestReading(readDeadline: .seconds(30)) { _ in await deadline.pass() }
        silent.tmdb(.success("new"), gate: Gate())
        async let first = silent.failure()
        async let second = silent.failure()
        async let third = silent.failure()
        while (silent.reader.waiterCount(for: TestKey()) ?? 0) < 3, !Task.isCancelled { await Task.yield() }
        deadline.open()
        let late = PopcornError(.unavailable, "movie 550 was not fetched within 30.0 seconds")
        #expect(await [first, second, third] == [late, late, late])
        await silent.settled()

        #expect(silent.environment.responses.outage(now: silent.clock.clock.uptime) == nil)
        await silent.environment.shutdown(grace: .zero)
    }

    @Test
    func `a part that its endpoint does not have ends the outage`() async throws {
        await fail(101...103)
        await fail(104...104, PopcornError(.unavailable, "TMDb did not send the credits", cause: PopcornError.notFound))

        put(1, days: 9)
        reading.tmdb(.success("new"))
        #expect(try await reading.read(key: TestKey(id: 1)).value == "new")
    }

    @Test
    func `reads whose deadline has passed begin an outage`() async throws {
        let deadline = Gate()
        let silent = TestReading(readDeadline: .seconds(30)) { _ in await deadline.pass() }
        for id in 1...4 { put(id, days: 9, in: silent) }
        silent.tmdb(.success("new"), gate: Gate())
        deadline.open()
        for id in 1...3 { #expect(try await silent.read(key: TestKey(id: id)).value == "old \(id)") }
        // Interactive requests are cancelled with their last reader.
        await silent.settled()
        #expect(silent.requests == 3)

        let result = try await silent.read(key: TestKey(id: 4))
        #expect(result.value == "old 4")
        #expect(result.failure == PopcornError(.unavailable, "movie 3 was not fetched within 30.0 seconds"))
        #expect(silent.environment.responses.latestFailure?.date == silent.clock.now)
        await silent.environment.shutdown(grace: .zero)
    }
}
