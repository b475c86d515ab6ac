import Foundation
import Testing

@testable import PopcornPersistence

@Suite
struct SQLiteVersionTests {

    @Test(arguments: [3_036_000, 3_034_001, 2_008_017] as [Int32])
    func `a version without strict tables opens no file`(number: Int32) async throws {
        try await withFolder { folder in
            var options = DatabaseOptions()
            options.sqliteVersion = number

            let error = await #expect(throws: DatabaseError.self) {
                try await Database.cache(
                    at: folder.appending(path: "cache.sqlite"), schema: .sample, options: options, logger: .silent)
            }

            let names: [Int32: String] = [
                3_036_000: "3.36.0", 3_034_001: "3.34.1", 2_008_017: "2.8.17",
            ]
            let name = names[number] ?? ""
            #expect(error == .unsupportedSQLite(found: name, required: "3.37.0"))
            #expect(error?.description == "SQLite \(name) is too old; version 3.37.0 or later is required")
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test(arguments: [3_037_000, 3_040_001, 4_000_000] as [Int32])
    func `later versions are accepted`(number: Int32) throws {
        try SQLiteVersion.check(number)
    }
}
