import Foundation
import Logging
import PopcornConcurrency
import PopcornPersistence

/// Runs a closure with a new library in SQLite and closes it afterwards.
func withLibrary(_ migrations: [Migration], _ body: (Database) async throws -> Void) async throws {
    let database = try await Database.temporaryLibrary(migrations: migrations, logger: Logger(label: "test"))
    do {
        try await body(database)
    } catch {
        await database.close()
        throw error
    }
    await database.close()
}

/// Runs a closure with the file of a library in a new folder, and deletes the folder afterwards.
func withLibraryFile(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await body(folder.appending(path: "library.sqlite"))
}

extension [ChangeObserver] {

    /// Returns, for each observer, whether it has been notified of a change since the last call.
    func haveChanged() async -> [Bool] {
        var changes: [Bool] = []
        for observer in self {
            let waiting = Task { await observer.change() }
            waiting.cancel()
            changes.append(await waiting.value)
        }
        return changes
    }
}
