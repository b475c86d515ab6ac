import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import PopcornPersistence

/// Tests of files that are corrupted, replaced or removed while they are open.
@Suite
struct RecoveryTests {

    /// The first page of the first sample's text. The pages before it contain the schema.
    private static let firstPageOfText = 16

    private final class Log: Sendable {
        private let events = NIOLockedValueBox<[DatabaseEvent]>([])
        func note(_ event: DatabaseEvent) { events.withLockedValue { $0.append(event) } }
        func all(_ isWanted: (DatabaseEvent) -> Bool) -> Int { events.withLockedValue { $0.count(where: isWanted) } }
        /// The numbers of events for corrupt, renamed and reopened files.
        var counts: [Int] {
            [
                all { if case .corrupt = $0 { true } else { false } },
                all { if case .setAside = $0 { true } else { false } },
                all { if case .reopened = $0 { true } else { false } },
            ]
        }
    }

    private func open(_ file: URL, _ log: Log? = nil) async throws(DatabaseError) -> Database {
        let options = DatabaseOptions(fileCheckInterval: .zero, observe: { log?.note($0) })
        return try await Database.cache(at: file, schema: .sample, options: options, logger: .silent)
    }

    private func names(beside file: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    }

    private func renamedFiles(_ file: URL) throws -> [String] {
        try names(beside: file).filter { $0.contains("aside") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
            .sorted()
    }

    /// Creates a cache whose first sample cannot be read; the rest of the file is valid.
    private func withDamagedFile(_ body: (URL) async throws -> Void) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1, text: String(repeating: "a", count: 200_000)))
            await database.close()
            overwrite(file, fromPage: Self.firstPageOfText)
            try await body(file)
        }
    }

    /// Overwrites pages of the file in place with invalid bytes.
    private func overwrite(_ file: URL, fromPage page: Int) {
        let descriptor = Glibc.open(file.path, O_WRONLY)
        defer { close(descriptor) }
        let size = Int(lseek(descriptor, 0, Int32(SEEK_END)))
        let nonsense = [UInt8](repeating: 0xA5, count: size - page * 4096)
        #expect(pwrite(descriptor, nonsense, nonsense.count, page * 4096) == nonsense.count)
    }

    @Test
    func `a read that finds corruption throws, and the next use has a new file`() async throws {
        try await withDamagedFile { file in
            let log = Log()
            let database = try await open(file, log)

            let error = await #expect(throws: DatabaseError.self) { try await database.sample(1) }
            try await database.insert(SampleEntity(key: 2))

            #expect(error?.isCorruption == true)
            #expect(try await database.sampleCount() == 1)
            #expect(try renamedFiles(file) == ["cache.sqlite.set-aside-1"])
            #expect(log.counts == [1, 1, 1])
            await database.close()
        }
    }

    @Test
    func `a write that finds corruption throws, and the next use has a new file`() async throws {
        try await withDamagedFile { file in
            let log = Log()
            let database = try await open(file, log)

            let error = await #expect(throws: DatabaseError.self) {
                try await database.write { transaction throws(DatabaseError) in
                    try transaction.find(SampleEntity.self, 1)
                }
            }

            #expect(error?.isCorruption == true)
            #expect(try await database.sampleCount() == 0)
            #expect(try renamedFiles(file) == ["cache.sqlite.set-aside-1"])
            #expect(log.counts == [1, 1, 1])
            await database.close()
        }
    }

    @Test
    func `a read that finds the log truncated throws, and the next use recovers`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1))
            #expect(truncate("\(file.path)-wal", 0) == 0)

            let error = await #expect(throws: DatabaseError.self) { try await database.sample(1) }
            try await database.insert(SampleEntity(key: 2))

            #expect(error?.isCorruption == true)
            #expect(try await database.sample(2) == SampleEntity(key: 2))
            await database.close()
        }
    }

    @Test
    func `a row with another key than the requested one shows that the file is corrupt`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let database = try await Database.cache(
                at: file, schema: Schema(MisreadEntity.self), logger: .silent)
            try await database.write([.store(MisreadEntity(key: .init(7))), .store(MisreadEntity(key: .init(300)))])
            #expect(try await database.find(MisreadEntity.self, .init(7), including: .none) != nil)
            let failure = DatabaseError.corrupt(path: file.path, detail: "the index of misread refers to another row")

            await #expect(throws: failure) { try await database.find(MisreadEntity.self, .init(300)) }
            try await database.write([.store(MisreadEntity(key: .init(300)))])
            await #expect(throws: failure) { try await database.find(MisreadEntity.self, .init(300), including: .none) }
            try await database.write([])

            #expect(try await database.find(MisreadEntity.self, .init(7)) == nil)
            #expect(try renamedFiles(file) == ["cache.sqlite.set-aside-1", "cache.sqlite.set-aside-2"])
            await database.close()
        }
    }

    @Test
    func `two databases that find corruption concurrently rename the file once and use the new one`() async throws {
        try await withDamagedFile { file in
            let databases = [try await open(file), try await open(file)]

            let errors = await withTaskGroup(of: DatabaseError?.self) { group in
                for database in databases {
                    for _ in 0..<10 {
                        group.addTask {
                            do throws(DatabaseError) { _ = try await database.sample(1) } catch { return error }
                            return nil
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            try await databases[0].insert(SampleEntity(key: 2))
            try await databases[1].insert(SampleEntity(key: 3))

            // Reads after the rebuilding find an empty cache.
            #expect(errors.compactMap(\.self).allSatisfy { $0.isCorruption || $0 == .fileChanged(path: file.path) })
            #expect(errors.compactMap(\.self).isEmpty == false)
            #expect(try renamedFiles(file) == ["cache.sqlite.set-aside-1"])
            for database in databases {
                #expect(try await database.sampleCount() == 2)
                await database.close()
            }
        }
    }

    @Test
    func `reads and writes use the new file after another database has rebuilt it`() async throws {
        try await withDamagedFile { file in
            let bystander = try await open(file)
            #expect(try await bystander.album(AlbumEntity(albumID: 9)) == nil)
            let finder = try await open(file)
            await #expect(throws: DatabaseError.self) { try await finder.sample(1) }
            try await finder.insert(SampleEntity(key: 2))

            try await bystander.insert(SampleEntity(key: 3))

            #expect(try await bystander.sampleCount() == 2)
            #expect(try await finder.sampleCount() == 2)
            await bystander.close()
            await finder.close()
        }
    }

    @Test
    func `a cache that is deleted with its folder while open is created again`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "a/cache.sqlite")
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1))
            #expect(try await database.sampleCount() == 1)
            try FileManager.default.removeItem(at: file.deletingLastPathComponent())

            await #expect(throws: DatabaseError.fileChanged(path: file.path)) { try await database.sampleCount() }
            try await database.insert(SampleEntity(key: 2), SampleEntity(key: 3))

            #expect(try await database.sampleCount() == 2)
            #expect(try names(beside: file).contains("cache.sqlite"))
            await database.close()
        }
    }

    @Test
    func `a cache that replaces an open one is used from then on`() async throws {
        try await withFolder { folder in
            let (file, other) = (folder.appending(path: "cache.sqlite"), folder.appending(path: "other.sqlite"))
            let replacement = try await open(other)
            try await replacement.insert(SampleEntity(key: 1), SampleEntity(key: 2))
            await replacement.close()
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 9))
            #expect(try await database.sampleCount() == 1)
            // The write-ahead log of the former file stays behind. It must not be applied to the new file.
            #expect(rename(other.path, file.path) == 0)

            await #expect(throws: DatabaseError.fileChanged(path: file.path)) { try await database.sampleCount() }
            try await database.insert(SampleEntity(key: 3))
            #expect(
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.all(SampleEntity.self, "ORDER BY key").map(\.key.key)
                } == [1, 2, 3])
            await database.close()
        }
    }

    @Test
    func `a cache that replaces an open one before the first read is used from then on`() async throws {
        try await withFolder { folder in
            let (file, other) = (folder.appending(path: "cache.sqlite"), folder.appending(path: "other.sqlite"))
            let replacement = try await open(other)
            try await replacement.insert(SampleEntity(key: 1), SampleEntity(key: 2))
            await replacement.close()
            let database = try await open(file)
            #expect(rename(other.path, file.path) == 0)

            await #expect(throws: DatabaseError.fileChanged(path: file.path)) { try await database.sampleCount() }
            try await database.insert(SampleEntity(key: 3))
            #expect(try await database.sampleCount() == 3)
            await database.close()
        }
    }

    @Test
    func `corruption of a moved file does not affect the file in its place`() async throws {
        try await withDamagedFile { file in
            let log = Log()
            let options = DatabaseOptions(fileCheckInterval: .seconds(3600), observe: { log.note($0) })
            let database = try await Database.cache(at: file, schema: .sample, options: options, logger: .silent)
            // The writer deletes outdated rows after it has opened the file, and then performs this write. It would
            // notice that the file was moved.
            try await database.write { _ throws(DatabaseError) in }
            // After these reads, the file is not checked again.
            for _ in 0..<2 { #expect(try await database.album(AlbumEntity(albumID: 9)) == nil) }
            for suffix in ["", "-wal", "-shm"] {
                #expect(rename("\(file.path)\(suffix)", "\(file.path).taken\(suffix)") == 0)
            }
            let other = try await open(file)

            await #expect(throws: DatabaseError.fileChanged(path: file.path)) { try await database.sample(1) }
            try await database.insert(SampleEntity(key: 2))

            #expect(try await other.sampleCount() == 1)
            #expect(try renamedFiles(file) == [])
            #expect(log.counts == [0, 0, 1])
            await database.close()
            await other.close()
        }
    }

    @Test
    func `closing does not checkpoint into a moved file`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let taken = folder.appending(path: "taken.sqlite")
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1))
            #expect(rename(file.path, taken.path) == 0)
            let bytes = try Data(contentsOf: taken)

            await database.close()

            #expect(try Data(contentsOf: taken) == bytes)
        }
    }

    @Test
    func `the lock excludes other writers after its file was deleted`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let first = try await open(file)
            try FileManager.default.removeItem(atPath: "\(file.path).lock")
            let second = try await Database.cache(
                at: file, schema: .sample, options: DatabaseOptions(lockTimeout: .milliseconds(5)), logger: .silent)
            try await second.finishOpening()
            let (isWriting, mayCommit) = (Gate(), Gate())
            async let written: Void = first.write { _ throws(DatabaseError) in
                isWriting.open()
                mayCommit.wait()
            }
            await isWriting.reached()

            let error = await #expect(throws: DatabaseError.self) { try await second.insert(SampleEntity(key: 1)) }
            mayCommit.open()
            try await written

            #expect(error == .lockTimeout(path: "\(file.path).lock", waited: .milliseconds(5)))
            await first.close()
            await second.close()
        }
    }

    @Test
    func `a corrupt library is left unchanged and refuses writes`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let migration = Migration("samples", Schema(NoteEntity.self).statements[0])
            let log = Log()
            func open() async throws(DatabaseError) -> Database {
                try await Database.userData(
                    at: file, migrations: [migration], options: DatabaseOptions(observe: { log.note($0) }),
                    logger: .silent)
            }
            let made = try await open()
            try await made.write { transaction throws(DatabaseError) in
                for key in 0..<500 { try transaction.insert(NoteEntity(key: key, text: "A note of the user")) }
            }
            await made.close()
            let database = try await open()
            overwrite(file, fromPage: 3)
            let bytes = try Data(contentsOf: file)

            let read = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in try transaction.all(NoteEntity.self) }
            }
            let write = await #expect(throws: DatabaseError.self) {
                try await database.write { transaction throws(DatabaseError) in
                    try transaction.insert(NoteEntity(key: 1000))
                }
            }
            await database.close()

            #expect(read?.isCorruption == true)
            #expect(write == read)
            #expect(log.counts == [1, 0, 0])
            #expect(try Data(contentsOf: file) == bytes)
            #expect(try renamedFiles(file) == [])
        }
    }

    @Test
    func `a library that is deleted while open is not created again`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let migration = Migration("samples", Schema(NoteEntity.self).statements[0])
            let database = try await Database.userData(at: file, migrations: [migration], logger: .silent)
            for name in try names(beside: file) { try FileManager.default.removeItem(at: folder.appending(path: name)) }

            for _ in 0..<2 {
                await #expect(throws: DatabaseError.fileChanged(path: file.path)) {
                    try await database.write { transaction throws(DatabaseError) in
                        try transaction.insert(NoteEntity(key: 1))
                    }
                }
            }
            await database.close()

            #expect(try !names(beside: file).contains("library.sqlite"))
        }
    }
}

/// An entity whose keys above 255 are read as other keys, as from a damaged index.
private struct MisreadEntity: AggregateEntity {
    static let table = "misread"

    let key: Key

    init(key: Key) {
        self.key = key
    }

    init(from row: Row<Self>) {
        key = row.key(\.key)
    }

    struct Key: Hashable, Entity {
        let number: Int

        init(_ number: Int) {
            self.number = number
        }

        init(from row: Row<Self>) {
            number = row.column("number", \.number) & 0xFF
        }
    }
}
