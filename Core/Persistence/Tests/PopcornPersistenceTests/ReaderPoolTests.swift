import NIOConcurrencyHelpers
import Testing

@testable import PopcornPersistence

@Suite
struct ReaderPoolTests {

    private let opened = NIOLockedValueBox(0)
    private let pool: ReaderPool

    init() {
        pool = ReaderPool(path: ":memory:", limit: 1, checkInterval: .seconds(3600)) {
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
}
