import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence
import Testing

@testable import PopcornTitleIndex

@Suite(.timeLimit(.minutes(5)))
struct TitleIndexBuilderTests {

    @Test
    func `reports the exports of the index`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            let builder = TitleIndexBuilder(file)
            try await builder.start()
            try await builder.append(gzip(line("Up", id: 1) + "damaged\n" + line("It", id: 2)), of: .movie)
            try await builder.endExport(of: .movie, made: .made)
            let built = try await builder.finish()
            #expect(built.map(\.defects.samples) == [[LineDefects.Sample(line: 2, reason: .notAnObject)]])

            let exports = try await TitleIndex(file).exports()
            #expect(exports.map(\.kind) == [.movie])
            #expect(exports.map(\.made) == [.made])
            #expect(exports.map(\.titleCount) == [2])
            #expect(exports.map(\.defects.count) == [1])
        }
    }

    @Test
    func `reads a file in parts, and reports the progress`() async throws {
        try await withFolder { folder in
            let export = folder.appending(path: "export")
            // Random names are hardly compressed, so that the file has several parts.
            var generator = SystemRandomNumberGenerator()
            let names = (1...30_000).map { _ in String(UInt64.random(in: 0..<(.max), using: &generator), radix: 36) }
            let data = gzip(names.enumerated().map { line(TestTitle(name: $1), id: $0 + 1) }.joined())
            try Data(data).write(to: export)
            let builder = TitleIndexBuilder(folder.appending(path: "titles.sqlite"))
            try await builder.start()
            let read = NIOLockedValueBox<[Int]>([])
            try await builder.append(contentsOf: export, of: .movie, made: .made) { count in
                read.withLockedValue { $0.append(count) }
            }
            #expect(await builder.titleCount == 30_000)
            let size = TitleIndexBuilder.readSize
            #expect(data.count > size)
            #expect(read.withLockedValue { $0 } == Array(stride(from: size, to: data.count, by: size)) + [data.count])
            let written = NIOLockedValueBox<[Int]>([])
            let exports = try await builder.finish { count in written.withLockedValue { $0.append(count) } }
            #expect(exports.map(\.titleCount) == [30_000])
            #expect(
                written.withLockedValue { $0 } == Array(stride(from: 0, to: 30_000, by: IndexWriter.reportInterval)))
        }
    }

    @Test
    func `a file that cannot be read ends the build, and the index stays`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Up"])
            let builder = TitleIndexBuilder(file)
            try await builder.start()
            let missing = folder.appending(path: "missing")
            await #expect(throws: TitleIndexError.inaccessible(path: missing.path, reason: "No such file or directory"))
            {
                try await builder.append(contentsOf: missing, of: .movie, made: .made)
            }
            await #expect(throws: TitleIndexError.builderEnded) { try await builder.finish() }
            #expect(try await TitleIndex(file).names("up") == ["Up"])
        }
    }

    @Test
    func `a cancelled task ends the build, and the index stays`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Old"])
            let export = folder.appending(path: "export")
            try Data(gzip(line("New", id: 1))).write(to: export)
            let reading = TitleIndexBuilder(file)
            try await reading.start()
            let read = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await reading.append(contentsOf: export, of: .movie, made: .made)
            }
            await #expect(throws: TitleIndexError.cancelled) { try await read.value }
            await #expect(throws: TitleIndexError.builderEnded) { try await reading.finish() }

            let writing = TitleIndexBuilder(file)
            try await writing.start()
            try await append(["New"], to: writing)
            let write = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await writing.finish()
            }
            await #expect(throws: TitleIndexError.cancelled) { _ = try await write.value }
            #expect(!FileManager.default.fileExists(atPath: file.path + ".unfinished"))
            #expect(try await TitleIndex(file).names("old") == ["Old"])
        }
    }

    @Test
    func `stores all properties of a title`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            let builder = TitleIndexBuilder(file)
            try await builder.start()
            let line = #"{"adult":true,"id":3924,"original_title":"Blondie","popularity":2.5,"video":true}"#
            try await builder.append(gzip(line), of: .movie)
            try await builder.endExport(of: .movie, made: .made)
            _ = try await builder.finish()

            let found = try await TitleIndex(file).suggestions(for: "blondie", includesAdult: true)
            #expect(
                found == [
                    TitleSuggestion(
                        kind: .movie, id: 3924, name: "Blondie", language: nil, popularity: 2.5, isAdult: true,
                        isVideo: true)
                ])
        }
    }

    @Test
    func `replaces the file under a reader`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Old One"])
            let index = TitleIndex(file, checkInterval: .zero)
            #expect(try await index.names("one") == ["Old One"])

            let builder = TitleIndexBuilder(file)
            try await builder.start()
            try await append(["New One"], to: builder)
            #expect(try await index.names("one") == ["Old One"])
            _ = try await builder.finish()
            #expect(try await index.names("one") == ["New One"])
            await index.close()
        }
    }

    @Test
    func `an index that is reopened reads the current file before the next check`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Old One"])
            let index = TitleIndex(file, checkInterval: .seconds(3600))
            #expect(try await index.names("one") == ["Old One"])
            #expect(try await index.names("one") == ["Old One"])
            try await build(file, ["New One"])
            #expect(try await index.names("one") == ["Old One"])
            index.reopen()
            #expect(try await index.names("one") == ["New One"])
            await index.close()
        }
    }

    @Test
    func `replaces the remains of a build that was killed`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            let remains = URL(filePath: file.path + ".unfinished")
            for content in ["no database", String(repeating: "x", count: 10_000)] {
                try Data(content.utf8).write(to: remains)
                try await build(file, ["Up"])
                #expect(try await TitleIndex(file).names("up") == ["Up"])
                #expect(!FileManager.default.fileExists(atPath: remains.path))
            }
        }
    }

    @Test
    func `lets one builder build at a time`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            let first = TitleIndexBuilder(file)
            try await first.start()
            let second = TitleIndexBuilder(file)
            await #expect(throws: TitleIndexError.buildInProgress(path: file.path)) { try await second.start() }
            // The second builder did not remove the unfinished file of the first.
            try await append(["Up"], to: first)
            _ = try await first.finish()

            try await second.start()
            await second.cancel()
            try await build(file, ["It"])
            #expect(try await TitleIndex(file).names("it") == ["It"])
        }
    }

    @Test
    func `keeps the existing file if an export is cut, damaged or unreadable`() async throws {
        let good = gzip(line("New", id: 1))
        let html = gzip(String(repeating: "<p>Bad gateway</p>\n", count: 3))
        let half = gzip(line("New", id: 1) + "damaged\n")
        let expected: [([UInt8], TitleIndexError)] = [
            (Array(good.dropLast(3)), .damagedExport(kind: .movie, reason: "the data is incomplete")),
            (Array("<html>".utf8), .damagedExport(kind: .movie, reason: "incorrect header check")),
            (html, .unreadableExport(kind: .movie, lines: 3, defects: defects(1...3))),
            (half, .unreadableExport(kind: .movie, lines: 2, defects: defects(2...2))),
            (gzip(""), .unreadableExport(kind: .movie, lines: 0, defects: LineDefects())),
        ]
        for (data, error) in expected {
            try await withFolder { folder in
                let file = folder.appending(path: "titles.sqlite")
                try await build(file, ["Old"])
                let builder = TitleIndexBuilder(file)
                try await builder.start()
                await #expect(throws: error) {
                    try await builder.append(data, of: .movie)
                    try await builder.endExport(of: .movie, made: .made)
                }
                await #expect(throws: TitleIndexError.builderEnded) { try await builder.append(good, of: .movie) }
                await #expect(throws: TitleIndexError.builderEnded) { _ = try await builder.finish() }
                #expect(try await TitleIndex(file).names("old") == ["Old"])
                let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                #expect(files == ["titles.sqlite", "titles.sqlite.lock"])
            }
        }
    }

    @Test
    func `an index with an incomplete export is an error`() async throws {
        try await withFolder { folder in
            let builder = TitleIndexBuilder(folder.appending(path: "titles.sqlite"))
            try await builder.start()
            try await builder.append(gzip(line("Up", id: 1)), of: .series)
            await #expect(throws: TitleIndexError.damagedExport(kind: .series, reason: "not ended")) {
                _ = try await builder.finish()
            }
        }
    }

    @Test
    func `removes the new file when it is released`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            var builder: TitleIndexBuilder? = TitleIndexBuilder(file)
            try await builder?.start()
            #expect(FileManager.default.fileExists(atPath: file.path + ".unfinished"))
            builder = nil
            // The thread of the builder releases the last closure.
            while FileManager.default.fileExists(atPath: file.path + ".unfinished") { await Task.yield() }
            try await build(file, ["Up"])
        }
    }

    @Test
    func `reports a folder that is missing`() async throws {
        try await withFolder { folder in
            let builder = TitleIndexBuilder(folder.appending(path: "missing/titles.sqlite"))
            await #expect(
                throws: TitleIndexError.inaccessible(
                    path: folder.path + "/missing/titles.sqlite.lock", reason: "No such file or directory")
            ) { try await builder.start() }
        }
    }

    private func defects(_ lines: ClosedRange<Int>) -> LineDefects {
        lines.reduce(into: LineDefects()) { $0.add(.notAnObject, line: $1) }
    }
}
