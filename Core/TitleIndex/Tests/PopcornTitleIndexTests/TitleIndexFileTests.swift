import Foundation
import PopcornPersistence
import Testing

@testable import PopcornTitleIndex

@Suite
struct TitleIndexFileTests {

    @Test
    func `reports a missing file, and reads it when it exists`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            let index = TitleIndex(file, checkInterval: .zero)
            await #expect(throws: TitleIndexError.missing(path: file.path)) { try await index.names("up") }
            try await build(file, ["Up"])
            #expect(try await index.names("up") == ["Up"])

            try FileManager.default.removeItem(at: file)
            await #expect(throws: TitleIndexError.missing(path: file.path)) { try await index.names("up") }
        }
    }

    @Test(arguments: ["", "no database", String(repeating: "no database", count: 1000)])
    func `reports a file that is no index`(content: String) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try Data(content.utf8).write(to: file)
            let error = await #expect(throws: TitleIndexError.self) { try await TitleIndex(file).names("up") }
            guard case .damaged(file.path, _) = error else {
                Issue.record("unexpected \(String(describing: error))")
                return
            }
        }
    }

    @Test
    func `reports a file of another version`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Up"])
            try Connection(path: file.path, role: .writer, busyTimeout: .zero).execute("PRAGMA user_version = 999")
            await #expect(throws: TitleIndexError.unsupportedFormat(path: file.path, found: 999, expected: 1)) {
                try await TitleIndex(file).names("up")
            }
        }
    }

    /// Each page is overwritten in turn, and the file is cut after each page.
    @Test
    func `survives damage of any page`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, (1...400).map { TestTitle(name: "Name\($0) Number \($0 * 7)") })
            let content = try Data(contentsOf: file)
            let pages = content.count / 4096
            var failures = 0
            for page in 0..<pages {
                var damaged = content
                for offset in 0..<4096 { damaged[page * 4096 + offset] = UInt8(truncatingIfNeeded: offset &* 37) }
                for variant in [damaged, content.prefix(page * 4096)] {
                    let copy = folder.appending(path: "copy.sqlite")
                    try? FileManager.default.removeItem(at: copy)
                    try variant.write(to: copy)
                    let index = TitleIndex(copy)
                    for text in ["name1", "number 70", "nmae20", "n"] {
                        do throws(TitleIndexError) {
                            _ = try await index.suggestions(for: text)
                        } catch {
                            failures += 1
                            if case .damaged = error { continue }
                            if case .database = error { continue }
                            Issue.record("unexpected \(error)")
                        }
                    }
                    await index.close()
                }
            }
            #expect(failures > pages)
        }
    }
}
