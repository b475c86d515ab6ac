import Glibc
import NIOCore

/// The compressed file of a daily export.
struct ExportFile: Sendable {
    let content: UnnamedFile
    /// The size in bytes.
    let count: Int
    /// The strong entity tag.
    let tag: String

    /// Writes the file. Blocks the thread, for several seconds if the lines are those of millions of titles.
    /// - Parameter isNeeded: A closure that returns whether to continue.
    /// - Throws: `IOError`, with the code `ECANCELED` if the file is no longer needed.
    init(compressing lines: ExportLines, isNeeded: () -> Bool = { true }) throws(IOError) {
        content = try UnnamedFile()
        let writer = try GzipWriter(file: content)
        try lines.forEachPiece { piece throws(IOError) in
            guard isNeeded() else { throw IOError(errnoCode: ECANCELED, reason: "the stand-in stopped") }
            try writer.write(piece)
        }
        try writer.finish()
        count = writer.count
        tag = "\"\(String(writer.checksum, radix: 16))-\(String(writer.count, radix: 16))\""
    }
}
