import Foundation
import NIOCore
import Testing

@testable import TMDbStandIn

/// The temporary files of the daily exports.
@Suite struct ExportFileTests {
    private let lines = ExportLines(
        kind: .movie, recordings: Recordings([]), catalogue: GeneratedCatalogue(movieCount: 10_000))

    @Test func `a file has no name`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try UnnamedFile(in: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).isEmpty)

        for part in ["one ", "two ", "three"] {
            try Array(part.utf8).withUnsafeBytes { try file.append($0) }
        }
        #expect(Array(try file.bytes(in: 0..<13).readableBytesView) == Array("one two three".utf8))
        #expect(Array(try file.bytes(in: 4..<7).readableBytesView) == Array("two".utf8))
        #expect(Array(try file.bytes(in: 8..<100).readableBytesView) == Array("three".utf8))
        #expect(throws: IOError.self) { try file.bytes(in: 13..<14) }
    }

    @Test func `a folder that does not exist is an error`() {
        let error = #expect(throws: IOError.self) { try UnnamedFile(in: URL(filePath: "/nonexistent")) }
        #expect(error?.errnoCode == ENOENT)
    }

    @Test func `a file contains all pieces of the lines`() throws {
        var pieces: [[UInt8]] = []
        lines.forEachPiece { pieces.append($0) }
        #expect(pieces.count > 2)
        #expect(pieces.dropLast().allSatisfy { $0.count >= ExportLines.pieceSize && $0.last == UInt8(ascii: "\n") })
        let file = try ExportFile(compressing: lines)
        let content = Array(try file.content.bytes(in: 0..<file.count).readableBytesView)
        #expect(content.count == file.count)
        let isComplete = try gunzip(content) == pieces.flatMap(\.self)
        #expect(isComplete)
    }

    @Test func `the generation ends if the file is no longer needed`() {
        var count = 0
        let error = #expect(throws: IOError.self) {
            try ExportFile(compressing: lines) {
                count += 1
                return count < 2
            }
        }
        #expect(error?.errnoCode == ECANCELED)
        #expect(count == 2)
    }

    @Test func `concurrent first calls generate one file`() async throws {
        let exports = Exports(recordings: Recordings([]), catalogue: GeneratedCatalogue(movieCount: 10_000))
        let files = try await withThrowingTaskGroup(of: ExportFile.self) { group in
            for _ in 0..<8 { group.addTask { try await exports.generatedFile(of: .movie).get() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(files.map { ObjectIdentifier($0.content) }).count == 1)
        let series = try await exports.generatedFile(of: .tvSeries).get()
        #expect(series.content !== files[0].content)
    }
}
