import CoreInfrastructureTestHelpers
import Foundation
import Logging
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct NotFoundResponseTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test
    func `deletes responses received before a date`() async throws {
        try await withCache(.core) { [time] database, _ async throws in
            try await database.write(
                (0..<250).map { number in
                    try .store(
                        CoreNotFoundEntity(
                            key: .init(description: "movie/\(number)/en"), notFoundSince: time + Double(number)))
                })
            func count() async throws -> Int {
                try await database.keys(of: CoreNotFoundEntity.self, after: nil, limit: 1000).count
            }

            try await database.deleteNotFoundResponses(before: time + 120)
            #expect(try await count() == 130)
            try await database.deleteNotFoundResponses(before: .distantFuture)
            #expect(try await count() == 0)
        }
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
}
