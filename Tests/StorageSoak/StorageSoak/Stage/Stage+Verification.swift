import Foundation
import PopcornPersistence

/// The expectations after a fault.
extension Stage {

    /// Checks that the databases recover without being opened again, contain what they must, and are sound.
    ///
    /// - Parameter isReadFirst: Whether the recovery begins with reads, or with writes.
    func verifyRecovery(isReadFirst: Bool) async throws(Violation) {
        volume?.reset()
        // All delays of retries end.
        clock.advance(by: .seconds(60))
        if isReadFirst {
            if let library { try await waitForReads(of: library, "library") }
            if let cache { try await waitForReads(of: cache, "cache") }
        }
        if library == nil { try await openLibrary() }
        if cache == nil { try await openCache() }
        try await useAll()
        await close()
        try await verifyFiles()
    }

    /// Opens the databases, checks their structure and their content, and closes them.
    func verifyFiles() async throws(Violation) {
        try await open()
        try await library?.verifyStructure("library")
        try await cache?.verifyStructure("cache")
        try await useAll()
        await close()
    }

    /// Checks that a copy of the library exists only if it is complete.
    func verify(copy: URL, isComplete: Bool) async throws(Violation) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        try expect(!names.contains { $0.hasSuffix(".unfinished") }, "an unfinished copy was left: \(names)")
        guard FileManager.default.fileExists(atPath: copy.path) else {
            return try expect(!isComplete, "the copy is missing")
        }
        // The reads of the copy are not part of the scene.
        let aside = FileManager.default.temporaryDirectory.appending(path: "soak-copy-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: aside) }
        do {
            try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: copy, to: aside.appending(path: "library.sqlite"))
        } catch {
            throw Violation("\(error)")
        }
        let stage = Stage(aside)
        stage.entries = entries
        try await stage.openLibrary()
        try await stage.readAllEntries()
        await stage.close()
    }

    /// Writes to both databases, and reads everything.
    private func useAll() async throws(Violation) {
        try await writeEntries(1, 5)
        try await readAllEntries()
        try await writeTitles(1, 5)
        try await readAllTitles()
    }

    /// Reads until a read succeeds. A read that finds the file replaced, or the reopening not finished, throws.
    private func waitForReads(of database: Database, _ name: String) async throws(Violation) {
        var failure: DatabaseError?
        for _ in 0..<200 {
            do throws(DatabaseError) {
                _ = try await database.read { transaction throws(DatabaseError) in
                    try transaction.query("SELECT count(*) FROM sqlite_schema") { $0.optionalColumn(Int.self) }
                }
                return
            } catch {
                failure = error
            }
            try? await Task.sleep(for: .milliseconds(1))
        }
        throw Violation("reads of the \(name) do not recover: \(failure.map { "\($0)" } ?? "")")
    }
}

extension Database {

    /// Checks the structure of the file.
    func verifyStructure(_ name: String) async throws(Violation) {
        let findings: [String]
        do throws(DatabaseError) {
            findings = try await read { transaction throws(DatabaseError) in
                try transaction.query("PRAGMA integrity_check") { $0.optionalColumn(String.self) ?? "" }
                    + transaction.query("PRAGMA foreign_key_check") { $0.optionalColumn(String.self) ?? "" }
            }
        } catch {
            throw Violation("the check of the \(name) failed: \(error)")
        }
        try expect(findings == ["ok"], "the \(name) is not sound: \(findings)")
    }
}
