import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of the threads on which reads run.
@Suite
struct CooperativeReadsTests {

    /// A semaphore whose waits end after a minute, so that a test fails instead of blocking all threads.
    private struct BoundedGate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)

        func open() {
            semaphore.signal()
        }

        /// Returns whether the gate was opened in time.
        func wait() -> Bool {
            semaphore.wait(timeout: .now() + 60) == .success
        }
    }

    private func pool(_ cooperativeReads: CooperativeReads) -> ReaderPool {
        ReaderPool(
            path: ":memory:", limit: 1, waitingLimit: 10, checkInterval: .seconds(3600),
            cooperativeReads: cooperativeReads
        ) { () async throws(DatabaseError) in
            try Connection(path: ":memory:", role: .writer, busyTimeout: .zero)
        }
    }

    @Test
    func `the number of reads on the cooperative pool is limited`() {
        let reads = CooperativeReads(limit: 2)
        let begun = (0..<4).map { _ in reads.begin() }
        #expect(begun == [true, true, false, false])
        reads.end()
        let later = [reads.begin(), reads.begin()]
        #expect(later == [true, false])
        let none = CooperativeReads(limit: 0)
        #expect(!none.begin())
    }

    @Test
    func `other tasks run while as many reads block as there are processors`() async throws {
        let count = ProcessInfo.processInfo.activeProcessorCount
        try await withDatabase(options: DatabaseOptions(readers: count)) { database in
            let (isReading, mayEnd) = (Gate(), BoundedGate())
            let reads = (0..<count).map { _ in
                Task {
                    try await database.read { _ throws(DatabaseError) in
                        isReading.open()
                        return mayEnd.wait()
                    }
                }
            }
            for _ in reads { await isReading.reached() }
            await Task {}.value
            for _ in reads { mayEnd.open() }

            for read in reads {
                let wasOpened = try await read.value
                #expect(wasOpened)
            }
        }
    }

    @Test
    func `a read above the limit leaves the thread of its task to other tasks`() async throws {
        let pool = pool(CooperativeReads(limit: 0))
        let executor = QueueExecutor()
        let (isReading, mayEnd) = (Gate(), BoundedGate())
        let read = Task(executorPreference: executor) {
            try await pool.withConnection { _ throws(DatabaseError) in
                isReading.open()
                return mayEnd.wait()
            }
        }
        await isReading.reached()
        await Task(executorPreference: executor) { mayEnd.open() }.value

        #expect(try await read.value)
    }

    @Test(arguments: [0, 1])
    func `results and errors are the same on both kinds of threads`(limit: Int) async throws {
        let reads = CooperativeReads(limit: limit)
        let pool = pool(reads)
        let value = try await pool.withConnection { connection throws(DatabaseError) in
            try connection.scalar("SELECT 7", as: Int.self)
        }
        let failure = DatabaseError.corrupt(path: "a", detail: "b")

        await #expect(throws: failure) {
            try await pool.withConnection { _ throws(DatabaseError) in throw failure }
        }

        #expect(value == 7)
        // Both reads have ended and returned the connection.
        let begun = reads.begin()
        #expect(begun == (limit > 0))
        await pool.close()
    }
}
