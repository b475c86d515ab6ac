import Testing

@testable import PopcornPersistence

/// Tests of the maximum number of statements that a connection stores for reuse.
@Suite
struct StatementLimitTests {

    private func connection() throws -> Connection {
        let connection = try Connection(path: ":memory:", role: .writer, busyTimeout: .zero)
        for statement in Schema(AlbumEntity.self).statements { try connection.execute(statement) }
        return connection
    }

    @Test
    func `a connection stores at most 256 statements`() throws {
        let connection = try connection()
        for number in (1...300) + [1] {
            let found = try connection.read { transaction throws(DatabaseError) in
                try transaction.query("SELECT \(number)") { $0.optionalColumn(Int.self) }
            }
            #expect(found == [number])
            #expect(connection.statements.count <= 256)
        }
        #expect(connection.statements["SELECT 300"] != nil)
    }

    @Test
    func `selections of the same relations share a statement`() throws {
        let connection = try connection()
        try connection.write(noting: nil) { transaction throws(DatabaseError) in
            try transaction.insert(AlbumEntity(albumID: 1, remarks: ["a", "b"].map(TagEntity.init)))
        }
        for limit in (1...300) + [1] {
            let found = try connection.read { transaction throws(DatabaseError) in
                try transaction.find(AlbumEntity.self, .init(albumID: 1), including: .first(limit, of: \.remarks))
            }
            #expect(found?.entity.remarks?.count == min(limit, 2))
            #expect(try connection.statements(for: AlbumEntity.self).prepared.count == 2)
        }
    }
}
