import CoreDomain
import Testing

@testable import PopcornCommandLine

@Suite struct DeadlineTests {

    @Test func `a value within the limit is returned`() async throws {
        #expect(try await withDeadline(.seconds(60)) { () throws(PopcornError) in 7 } == 7)
    }

    @Test func `an error within the limit is thrown`() async {
        let error = await #expect(throws: PopcornError.self) {
            try await withDeadline(.seconds(60)) { () throws(PopcornError) -> Int in
                throw PopcornError(.notFound, "no")
            }
        }
        #expect(error?.kind == .notFound)
    }

    @Test func `the operation is cancelled at the limit`() async {
        let error = await #expect(throws: PopcornError.self) {
            try await withDeadline(.zero) { () async throws(PopcornError) -> Bool in
                // Ends only when the task is cancelled.
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
