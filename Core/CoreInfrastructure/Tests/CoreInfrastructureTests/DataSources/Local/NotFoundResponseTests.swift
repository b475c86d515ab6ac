import Foundation
import Logging
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct NotFoundResponseTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test
    func `deletes responses received before a date`() async throws {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let database = try await Database.temporaryCache(schema: .core, logger: logger)
        try await database.write { [time] transaction throws(DatabaseError) in
            for number in 0..<250 {
                try transaction.insert(
                    CoreNotFoundEntity(
                        key: .init(TitleKey(number: number)), notFoundSince: time + Double(number)))
            }
        }

        try await database.deleteNotFoundResponses(before: time + 120)
        #expect(try await count(database) == 130)
        try await database.deleteNotFoundResponses(before: .distantFuture)
        #expect(try await count(database) == 0)
        await database.close()
    }

    @Test
    func `a search by time uses the index`() async throws {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let database = try await Database.temporaryCache(schema: .core, logger: logger)
        let plan = try await database.read { transaction throws(DatabaseError) in
            try transaction.query("EXPLAIN QUERY PLAN SELECT key FROM core_missing WHERE missing_since < 0 LIMIT 1") {
                row in
                _ = (row.optionalColumn(Int.self), row.optionalColumn(Int.self), row.optionalColumn(Int.self))
                return row.optionalColumn(String.self) ?? ""
            }
        }
        #expect(plan.count == 1)
        #expect(plan.first?.contains("USING COVERING INDEX core_missing_missing_since") == true)
        await database.close()
    }

    private func count(_ database: Database) async throws -> Int? {
        try await database.read { transaction throws(DatabaseError) in
            try transaction.query("SELECT count(*) FROM core_missing") { row in row.optionalColumn(Int.self) ?? -1 }
                .first
        }
    }
}

private struct TitleKey: CacheKey {
    let number: Int

    var description: String { "movie/\(number)/en" }
    var subject: String { "movie \(number)" }
    var languageTag: String? { "en" }
}
