#if PostgreSQL
import Dispatch
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornPostgreSQL

@Suite(.timeLimit(.minutes(5))) struct ConnectionAttemptTests {

    private let address: PostgreSQLAddress
    /// The closures of threads that do not start.
    private let threads = NIOLockedValueBox<[@Sendable () -> Void]>([])

    init() throws {
        address = try PostgreSQLAddress("postgresql://localhost:1/films")
    }

    /// Returns the message of the error of an attempt whose thread is started by a closure.
    private func message(
        _ startThread: @escaping @Sendable (String, Int, @escaping @Sendable () -> Void) -> Bool
    ) -> String? {
        var options = PostgreSQLOptions()
        options.connectTimeout = .milliseconds(1)
        options.startThread = startThread
        do throws(PostgreSQLError) {
            _ = try ConnectionAttempt.run(address, options)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `attempts that do not end are abandoned, and their number is limited`() {
        let postponed: @Sendable (String, Int, @escaping @Sendable () -> Void) -> Bool = { [threads] _, _, body in
            threads.withLockedValue { $0.append(body) }
            return true
        }
        let messages = NIOLockedValueBox<Set<String?>>([])
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            let message = message(postponed)
            _ = messages.withLockedValue { $0.insert(message) }
        }
        #expect(messages.withLockedValue { $0 } == ["\(address) did not answer within 0.001 seconds"])
        #expect(message(postponed) == "cannot connect to \(address): earlier attempts have not ended")

        for body in threads.withLockedValue({ $0 }) { body() }
        #expect(message(postponed) == "\(address) did not answer within 0.001 seconds")
        threads.withLockedValue { $0 }.last?()
    }

    @Test func `without a thread, an attempt fails`() {
        #expect(message { _, _, _ in false } == PostgreSQLError.noThread.message)
    }

    @Test func `an address without names needs no thread`() throws {
        var options = PostgreSQLOptions()
        options.startThread = { _, _, _ in false }
        let address = try PostgreSQLAddress("postgresql://127.0.0.1:1/films")
        let error = #expect(throws: PostgreSQLError.self) { try ConnectionAttempt.run(address, options) }
        #expect(error?.message.contains("Connection refused") == true)
    }
}
#endif
