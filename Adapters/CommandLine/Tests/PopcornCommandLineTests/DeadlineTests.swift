import CoreDomain
import Testing

@testable import PopcornCommandLine

@Suite struct DeadlineTests {

    @Test func `a value in time is returned`() async throws {
        #expect(try await withDeadline(.seconds(60)) { () throws(PopcornError) in 7 } == 7)
    }

    @Test func `an error in time is thrown`() async {
        let error = await #expect(throws: PopcornError.self) {
            try await withDeadline(.seconds(60)) { () throws(PopcornError) -> Int in
                throw PopcornError(.notFound, "no")
            }
        }
        #expect(error?.kind == .notFound)
    }

    @Test func `work is cancelled at the deadline`() async {
        let error = await #expect(throws: PopcornError.self) {
            try await withDeadline(.zero) { () async throws(PopcornError) -> Bool in
                // Ends when it is cancelled, and not before.
                let (stream, continuation) = AsyncStream<Never>.makeStream()
                await withTaskCancellationHandler {
                    for await _ in stream {}
                } onCancel: {
                    continuation.finish()
                }
                throw PopcornError(.cancelled, "cancelled")
            }
        }
        #expect(error?.kind == .unavailable)
        #expect(error?.message == "TMDb did not respond within 0.00 ms")
    }
}
