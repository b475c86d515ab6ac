import Foundation
import Logging
import PopcornPersistence

extension Logger {
    static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}

/// Runs a closure with a new cache and closes the cache afterwards.
func withDatabase(
    options: DatabaseOptions = DatabaseOptions(), _ body: (Database) async throws -> Void
) async throws {
    let database = try await Database.temporaryCache(schema: .sample, options: options, logger: .silent)
    do {
        try await body(database)
    } catch {
        await database.close()
        throw error
    }
    await database.close()
}

/// Runs a closure with the URL of a new folder and deletes the folder afterwards.
func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "popcorn-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}

extension Database {

    /// Waits for the work that the opening has enqueued, which may hold the lock or wait for it.
    func finishOpening() async throws(DatabaseError) {
        try await write { _ throws(DatabaseError) in }
    }

    func insert<Value: TableEntity>(_ entities: Value...) async throws(DatabaseError) {
        try await write { transaction throws(DatabaseError) in
            for entity in entities { try transaction.insert(entity) }
        }
    }

    func sample(_ key: Int) async throws(DatabaseError) -> SampleEntity? {
        try await read { transaction throws(DatabaseError) in
            try transaction.find(SampleEntity.self, SampleEntity.Key(key))
        }
    }

    func sampleCount() async throws(DatabaseError) -> Int {
        try await read { transaction throws(DatabaseError) in try transaction.all(SampleEntity.self).count }
    }
}
