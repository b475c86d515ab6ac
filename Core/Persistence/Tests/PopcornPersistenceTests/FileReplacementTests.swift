import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of caches that are replaced by an empty file.
@Suite
struct FileReplacementTests {

    private func open(_ file: URL) async throws(DatabaseError) -> Database {
        try await Database.cache(
            at: file, schema: .sample, options: DatabaseOptions(fileCheckInterval: .zero), logger: .silent)
    }

    @Test
    func `all databases on a replaced file use the new one`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let first = try await open(file)
            let second = try await open(file)
            for key in 1...3 { try await first.insert(SampleEntity(key: key)) }
            #expect(try await first.sampleCount() == 3)
            #expect(try await second.sampleCount() == 3)
            let (isReading, mayEnd) = (Gate(), Gate())
            let reading = Task(executorPreference: ThreadExecutor()) {
                try await first.read { transaction throws(DatabaseError) in
                    let before = try transaction.all(SampleEntity.self).count
                    isReading.open()
                    mayEnd.wait()
                    return [before, try transaction.all(SampleEntity.self).count]
                }
            }
            await isReading.reached()

            try await first.replaceFile()

            #expect(try await first.sampleCount() == 0)
            await #expect(throws: DatabaseError.fileChanged(path: file.path)) { try await second.sampleCount() }
            try await second.insert(SampleEntity(key: 4))
            try await first.insert(SampleEntity(key: 5))
            #expect(try await first.sampleCount() == 2)
            #expect(try await second.sampleCount() == 2)
            mayEnd.open()
            // A running read keeps its snapshot.
            #expect(try await reading.value == [3, 3])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["", "-shm", "-wal", ".lock"].map { "cache.sqlite\($0)" })
            await first.close()
            await second.close()
        }
    }

    @Test
    func `reads that find a replaced file can be repeated`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let (first, second) = (try await open(file), try await open(file))
            for key in 1...3 { try await first.insert(SampleEntity(key: key)) }
            #expect(try await second.sampleCount() == 3)

            try await first.replaceFile()
            try await first.insert(SampleEntity(key: 7))

            let keys = try await second.repeatedAfterReplacement { () throws(DatabaseError) in
                try await second.keys(of: SampleEntity.self, after: nil, limit: 9)
            }
            #expect(keys == [7])
            let failure = DatabaseError.cancelled
            await #expect(throws: failure) {
                try await second.repeatedAfterReplacement { () async throws(DatabaseError) -> Int in throw failure }
            }
            await first.close()
            await second.close()
        }
    }

    @Test
    func `a log without a file, which an interrupted replacement leaves, is not applied`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1))
            #expect(DatabaseFiles(path: file.path).logSize > 0)
            try DatabaseFiles(path: file.path).removeMainFile()

            let later = try await open(file)
            #expect(try await later.sampleCount() == 0)
            try await later.insert(SampleEntity(key: 2))
            #expect(try await later.sampleCount() == 1)
            await later.close()
            await database.close()
        }
    }

    @Test
    func `a library is not replaced`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let migration = Migration("notes", Schema(NoteEntity.self).statements[0])
            let library = try await Database.userData(at: file, migrations: [migration], logger: .silent)
            let identity = DatabaseFiles(path: file.path).identity

            await #expect(throws: DatabaseError.self) { try await library.replaceFile() }

            #expect(DatabaseFiles(path: file.path).identity == identity)
            await library.close()
        }
    }
}
