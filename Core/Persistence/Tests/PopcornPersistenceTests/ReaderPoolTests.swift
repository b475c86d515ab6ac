import CPopcornSQLite
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornPersistence

@Suite
struct ReaderPoolTests {

    private let opened = NIOLockedValueBox(0)
    private let pool: ReaderPool

    init() {
        pool = ReaderPool(path: ":memory:", limit: 1, waitingLimit: 2, checkInterval: .seconds(3600)) {
            [opened] () async throws(DatabaseError) in
            opened.withLockedValue { $0 += 1 }
            return try Connection(path: ":memory:", role: .writer, busyTimeout: .zero)
        }
    }

    private func use(_ body: () -> Void = {}) async throws(DatabaseError) {
        try await pool.withConnection { _ throws(DatabaseError) in body() }
    }

    @Test
    func `a connection is opened once`() async throws {
        for _ in 0..<3 { try await use() }
        #expect(opened.withLockedValue(\.self) == 1)
    }

    @Test
    func `a discarded connection is not reused, whether idle or in use`() async throws {
        try await use()
        pool.discard()
        try await use { pool.discard() }
        try await use()
        #expect(opened.withLockedValue(\.self) == 3)
    }

    @Test
    func `only the first suspension takes effect, and resuming makes connections available`() async throws {
        let damage = DatabaseError.corrupt(path: ":memory:", detail: "")
        #expect(pool.suspend(throwing: damage))
        #expect(!pool.suspend(throwing: .fileChanged(path: ":memory:")))
        await #expect(throws: damage) { try await use() }
        pool.resume()
        try await use()
        #expect(pool.suspend(throwing: damage))
    }

    @Test
    func `a closed pool throws even after resuming`() async throws {
        await pool.close()
        pool.resume()
        await #expect(throws: DatabaseError.closed(path: ":memory:")) { try await use() }
    }

    /// Starts a read that occupies the connection until the gate opens.
    private func hold(until gate: Gate) async -> Task<Void, any Error> {
        let holds = Gate()
        let task = Task(executorPreference: ThreadExecutor()) { [pool] in
            try await pool.withConnection { _ throws(DatabaseError) in
                holds.open()
                gate.wait()
            }
        }
        await holds.reached()
        return task
    }

    /// Starts a read that waits for the connection.
    private func wait(
        _ priority: RequestPriority = .interactive, _ body: @escaping @Sendable () -> Void = {}
    ) async -> Task<Void, any Error> {
        let count = pool.waiterCount
        let task = Task { [pool] in
            try await RequestPriority.$current.withValue(priority) {
                try await pool.withConnection { _ throws(DatabaseError) in body() }
            }
        }
        while pool.waiterCount == count { await Task.yield() }
        return task
    }

    @Test(.timeLimit(.minutes(5)))
    func `the number of waiting reads is limited`() async throws {
        let gate = Gate()
        let holder = await hold(until: gate)
        let waiting = [await wait(), await wait()]

        await #expect(throws: DatabaseError.overloaded(path: ":memory:", waiting: 2)) { try await use() }

        gate.open()
        for task in [holder] + waiting { try await task.value }
        try await use()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a cancelled read makes room for another one`() async throws {
        let gate = Gate()
        let holder = await hold(until: gate)
        let (first, second) = (await wait(), await wait())

        first.cancel()
        await #expect(throws: DatabaseError.cancelled) { try await first.value }

        try #require(pool.waiterCount == 1)
        let third = await wait()
        gate.open()
        for task in [holder, second, third] { try await task.value }
    }

    @Test
    func `reads of readers go before those in the background`() async throws {
        let gate = Gate()
        let holder = await hold(until: gate)
        let order = NIOLockedValueBox<[String]>([])
        let tasks = [
            await wait(.background) { order.withLockedValue { $0.append("background") } },
            await wait { order.withLockedValue { $0.append("reader") } },
        ]
        gate.open()
        for task in [holder] + tasks { try await task.value }
        #expect(order.withLockedValue(\.self) == ["reader", "background"])
    }

    @Test
    func `a read in the background that a reader joins goes before others`() async throws {
        let gate = Gate()
        let holder = await hold(until: gate)
        let order = NIOLockedValueBox<[String]>([])
        let priority = RequestPriority.background.promotable()
        let tasks = [
            await wait(.background) { order.withLockedValue { $0.append("background") } },
            await wait(priority) { order.withLockedValue { $0.append("joined") } },
        ]
        priority.promote()
        gate.open()
        for task in [holder] + tasks { try await task.value }
        #expect(order.withLockedValue(\.self) == ["joined", "background"])
    }

    @Test
    func `waiting reads are served in the order of arrival`() async throws {
        let gate = Gate()
        let holder = await hold(until: gate)
        let order = NIOLockedValueBox<[Int]>([])
        let tasks = [
            await wait { order.withLockedValue { $0.append(1) } },
            await wait { order.withLockedValue { $0.append(2) } },
        ]
        gate.open()
        for task in [holder] + tasks { try await task.value }
        #expect(order.withLockedValue(\.self) == [1, 2])
    }

    @Test
    func `waiting reads get an error when the pool closes`() async throws {
        let gate = Gate()
        let holder = await hold(until: gate)
        let (first, second) = (await wait(), await wait())
        async let closing: Void = pool.close()
        await #expect(throws: DatabaseError.closed(path: ":memory:")) { try await first.value }
        await #expect(throws: DatabaseError.closed(path: ":memory:")) { try await second.value }
        gate.open()
        try await holder.value
        await closing
    }

    @Test
    func `a replaced file is noticed by a read that had to wait`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.appending(path: "file.sqlite").path
            let pool = ReaderPool(path: path, limit: 1, waitingLimit: 1, checkInterval: .zero) {
                () async throws(DatabaseError) in
                let connection = try Connection(path: path, role: .writer, busyTimeout: .zero)
                try connection.execute("CREATE TABLE t (value)")
                return connection
            }
            let (holds, gate) = (Gate(), Gate())
            async let holder: Void = Task(executorPreference: ThreadExecutor()) {
                try await pool.withConnection { _ throws(DatabaseError) in
                    holds.open()
                    gate.wait()
                }
            }.value
            await holds.reached()
            let waiting = Task { try await pool.withConnection { _ throws(DatabaseError) in 1 } }
            while pool.waiterCount < 1 { await Task.yield() }

            try FileManager.default.removeItem(atPath: path)
            gate.open()

            try await holder
            await #expect(throws: DatabaseError.fileChanged(path: path)) { try await waiting.value }
        }
    }

    @Test(arguments: [false, true])
    func `connections are closed without holding the lock`(isClosing: Bool) async throws {
        /// Uses the pool when the connection closes.
        final class Observer: Sendable {
            let pool: ReaderPool
            let isFree = NIOLockedValueBox<Bool?>(nil)

            init(_ pool: ReaderPool) {
                self.pool = pool
            }

            func connectionCloses() {
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread { [pool] in
                    _ = pool.waiterCount
                    done.signal()
                }
                let result = done.wait(timeout: .now() + 2)
                isFree.withLockedValue { $0 = result == .success }
            }
        }
        let observer = Observer(pool)
        try await pool.withConnection { connection throws(DatabaseError) in
            // SQLite calls the last function when it closes the connection.
            let code = sqlite3_create_function_v2(
                connection.handle, "observe", 0, SQLITE_UTF8, Unmanaged.passRetained(observer).toOpaque(),
                { _, _, _ in }, nil, nil,
                { $0.map { Unmanaged<Observer>.fromOpaque($0).takeRetainedValue().connectionCloses() } })
            #expect(code == SQLITE_OK)
        }

        if isClosing { await pool.close() } else { pool.discard() }

        #expect(observer.isFree.withLockedValue(\.self) == true)
    }
}
