#if PostgreSQL
import Testing

@testable import PopcornPostgreSQL

@Suite struct ReconnectionTests {

    private let clock = AdjustableClock()

    private func reconnection(random: Double) -> Reconnection {
        var options = PostgreSQLOptions()
        let start = ContinuousClock.now
        options.now = { [clock] in start + (clock.now - .now) }
        options.random = { random }
        return Reconnection(options)
    }

    private func fail(_ reconnection: Reconnection) -> Bool {
        var isAttempted = false
        #expect(throws: PostgreSQLError.self) {
            try reconnection.connect { () throws(PostgreSQLError) in
                isAttempted = true
                throw PostgreSQLError(.unreachable, "down")
            }
        }
        return isAttempted
    }

    /// Returns the delay after each of several failures, in milliseconds, as the number of advances by one of them.
    private func delays(_ reconnection: Reconnection, step: Duration, count: Int) -> [Int] {
        #expect(fail(reconnection))
        return (0..<count).map { _ in
            var steps = 0
            repeat {
                clock.advance(by: step)
                steps += 1
            } while !fail(reconnection)
            return steps
        }
    }

    @Test func `the delay doubles up to its maximum`() {
        #expect(
            delays(reconnection(random: 0.5), step: .milliseconds(99), count: 9) == [2, 3, 5, 9, 17, 21, 21, 21, 21])
    }

    @Test func `the delay varies by half`() {
        #expect(delays(reconnection(random: 0), step: .milliseconds(49), count: 1) == [2])
        #expect(delays(reconnection(random: 1), step: .milliseconds(149), count: 1) == [2])
    }

    @Test func `a success ends the delay`() throws {
        let reconnection = reconnection(random: 0.5)
        #expect(reconnection.failure == nil)
        #expect(fail(reconnection))
        #expect(!fail(reconnection))
        #expect(reconnection.failure?.message == "down")
        clock.advance(by: .seconds(1))
        #expect(try reconnection.connect { () throws(PostgreSQLError) in 7 } == 7)
        #expect(reconnection.failure == nil)
        #expect(fail(reconnection))
    }
}
#endif
