import CoreDomainTestHelpers
import Foundation

/// A kind of damage to the files of a database.
enum Damage: CaseIterable {
    case flippedBits
    case zeroPage
    case randomPage
    case copiedPage
    case randomHeader
    case truncatedFile
    case appendedBytes
    case emptyFile
    case otherApplication
    case text
    case flippedBitsInLog
    case randomPageInLog
    case truncatedLog
    case missingLog
    case earlierLog
    case foreignLog
    case randomSharedMemory

    /// Whether the damage is applied to open databases. A truncation of the shared memory of an open database ends the
    /// process with `SIGBUS`, as of any mapped file, and the other kinds are not changes in place.
    var isForOpenFiles: Bool {
        switch self {
        case .emptyFile, .otherApplication, .text, .missingLog: false
        default: true
        }
    }

    /// Whether SQLite recovers all content from the other files.
    var isHarmless: Bool { self == .randomSharedMemory }

    /// Whether the main file has its whole content, so that at most the changes in the log are lost.
    var affectsOnlyLog: Bool {
        switch self {
        case .flippedBitsInLog, .randomPageInLog, .truncatedLog, .missingLog: true
        default: false
        }
    }

    /// Damages the files of a database in place.
    func apply(to file: URL, _ files: UndamagedFiles, _ generator: inout SeededGenerator) throws {
        let log = URL(filePath: "\(file.path)-wal")
        switch self {
        case .flippedBits: try file.flipBits(&generator)
        case .zeroPage: try file.overwritePage(&generator) { _, _ in Data(count: pageSize) }
        case .randomPage: try file.overwritePage(&generator) { _, generator in generator.bytes(pageSize) }
        case .copiedPage:
            try file.overwritePage(&generator) { content, generator in
                let page = Int.random(in: 0..<max(content.count / pageSize, 1), using: &generator)
                return content.dropFirst(page * pageSize).prefix(pageSize)
            }
        case .randomHeader:
            let offset = Int.random(in: 0..<100, using: &generator)
            try file.overwrite(offset, generator.bytes(Int.random(in: 1...(100 - offset), using: &generator)))
        case .truncatedFile: try file.truncate(&generator)
        case .appendedBytes: try file.overwrite(try Data(contentsOf: file).count, generator.bytes(5000))
        case .emptyFile: try file.replaceContent(Data())
        case .otherApplication: try file.overwrite(68, Data("GPKG".utf8))
        case .text: try file.replaceContent(Data(String(repeating: "Not a database. ", count: 600).utf8))
        case .flippedBitsInLog: try log.flipBits(&generator)
        case .randomPageInLog:
            try log.overwritePage(&generator) { _, generator in generator.bytes(pageSize) }
        case .truncatedLog: try log.truncate(&generator)
        case .missingLog: try FileManager.default.removeItem(at: log)
        case .earlierLog: try log.replaceContent(try files.earlierLog(of: file))
        case .foreignLog: try log.replaceContent(try files.foreignLog(for: file))
        case .randomSharedMemory:
            let memory = URL(filePath: "\(file.path)-shm")
            let offset = Int.random(in: 0..<30_000, using: &generator)
            try memory.overwrite(offset, generator.bytes(Int.random(in: 1...2000, using: &generator)))
        }
    }
}

private let pageSize = 4096

extension SeededGenerator {

    fileprivate mutating func bytes(_ count: Int) -> Data {
        Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &self) })
    }
}

extension URL {

    /// Writes bytes at an offset of a file, without replacing the file.
    fileprivate func overwrite(_ offset: Int, _ bytes: Data) throws {
        let file = try FileHandle(forWritingTo: self)
        defer { try? file.close() }
        try file.seek(toOffset: UInt64(offset))
        try file.write(contentsOf: bytes)
    }

    /// Replaces the content of a file, without replacing the file.
    fileprivate func replaceContent(_ content: Data) throws {
        let file = try FileHandle(forWritingTo: self)
        defer { try? file.close() }
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: content)
    }

    fileprivate func flipBits(_ generator: inout SeededGenerator) throws {
        var content = try Data(contentsOf: self)
        guard !content.isEmpty else { return }
        for _ in 0..<Int.random(in: 1...16, using: &generator) {
            let offset = Int.random(in: 0..<content.count, using: &generator)
            content[offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            try overwrite(offset, content[offset...offset])
        }
    }

    fileprivate func overwritePage(
        _ generator: inout SeededGenerator, _ page: (Data, inout SeededGenerator) -> Data
    ) throws {
        let content = try Data(contentsOf: self)
        let number = Int.random(in: 0..<max(content.count / pageSize, 1), using: &generator)
        try overwrite(number * pageSize, page(content, &generator))
    }

    fileprivate func truncate(_ generator: inout SeededGenerator) throws {
        let size = Int.random(in: 0..<max(try Data(contentsOf: self).count, 1), using: &generator)
        let file = try FileHandle(forWritingTo: self)
        defer { try? file.close() }
        let alignments = [1, 512, pageSize]
        try file.truncate(atOffset: UInt64(size - size % generator.pick(alignments)))
    }
}
