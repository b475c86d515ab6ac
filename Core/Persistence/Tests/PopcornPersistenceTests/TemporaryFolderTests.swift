import Foundation
import Testing

@testable import PopcornPersistence

@Suite
struct TemporaryFolderTests {

    private func names(in folder: URL) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    }

    private func withParent(_ body: (URL) async throws -> Void) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try await body(folder)
        }
    }

    @Test
    func `the folder of a killed process is deleted when the next one is created`() async throws {
        let result = await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
            let parent = FileManager.default.temporaryDirectory.appending(path: "parent-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            let folder = try TemporaryFolder(in: [parent.path])
            let file = CacheFile(files: folder.files("cache.sqlite"), schema: .sample)
            let database = try await Database(
                file, options: DatabaseOptions(), logger: .silent, temporaryFolder: folder)
            try await database.insert(SampleEntity(key: 1))
            FileHandle.standardOutput.write(Data("<\(folder.path)>".utf8))
            kill(getpid(), SIGKILL)
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let path = try #require(output.split(separator: "<").last?.split(separator: ">").first)
        let abandoned = URL(filePath: String(path))
        let parent = abandoned.deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: parent) }
        #expect(try names(in: abandoned).isSuperset(of: ["cache.sqlite", "cache.sqlite-wal", "owner"]))

        let next = try TemporaryFolder(in: [parent.path])

        #expect(try names(in: parent) == [URL(filePath: next.path).lastPathComponent])
    }

    @Test
    func `the folder of a living process is retained, and its database continues to work`() async throws {
        try await withParent { parent in
            let folder = try TemporaryFolder(in: [parent.path])
            let file = CacheFile(files: folder.files("cache.sqlite"), schema: .sample)
            let database = try await Database(
                file, options: DatabaseOptions(), logger: .silent, temporaryFolder: folder)
            let other = try TemporaryFolder(in: [parent.path])
            TemporaryFolder.removeAbandoned(in: parent.path)

            try await database.insert(SampleEntity(key: 1))
            #expect(try await database.sampleCount() == 1)
            #expect(try names(in: parent).count == 2)
            await database.close()
            #expect(try names(in: parent) == [URL(filePath: other.path).lastPathComponent])
        }
    }

    @Test
    func `a folder is deleted once it is released, also if no database was opened`() async throws {
        try await withParent { parent in
            _ = try TemporaryFolder(in: [parent.path])
            #expect(try names(in: parent) == [])
        }
    }

    @Test
    func `folders without a marking file and links to folders are retained`() async throws {
        try await withParent { parent in
            let other = parent.appending(path: "other")
            for name in ["other", "popcorn-other"] {
                try FileManager.default.createDirectory(
                    at: parent.appending(path: name), withIntermediateDirectories: true)
            }
            try Data().write(to: other.appending(path: "owner"))
            try FileManager.default.createSymbolicLink(
                at: parent.appending(path: "popcorn-link"), withDestinationURL: other)
            try FileManager.default.createSymbolicLink(
                at: parent.appending(path: "popcorn-other").appending(path: "owner"),
                withDestinationURL: other.appending(path: "owner"))

            TemporaryFolder.removeAbandoned(in: parent.path)

            #expect(try names(in: parent) == ["other", "popcorn-other", "popcorn-link"])
            #expect(try names(in: other) == ["owner"])
        }
    }

    @Test
    func `the next parent is used if a folder cannot be created`() async throws {
        try await withParent { parent in
            let folder = try TemporaryFolder(in: [parent.appending(path: "missing").path, parent.path])
            #expect(URL(filePath: folder.path).deletingLastPathComponent().path == parent.path)
            #expect(throws: DatabaseError.self) { try TemporaryFolder(in: [parent.appending(path: "missing").path]) }
        }
    }
}
