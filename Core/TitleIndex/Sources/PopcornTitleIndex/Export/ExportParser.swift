/// A parser of the JSON lines of an export, which arrive in chunks.
///
/// A line that cannot be read is counted, and does not end the parsing. Empty lines are ignored. The memory is
/// constant.
struct ExportParser {

    /// The maximum length of a line in bytes. A longer line cannot be read.
    static let lineLimit = 64 * 1024

    /// The number of lines that were not empty.
    private(set) var lineCount = 0
    /// The lines that cannot be read.
    private(set) var defects = LineDefects()

    private var scanner = JSONLineScanner()
    /// The bytes of an incomplete line at the end of the last chunk, at most ``lineLimit``.
    private var start: [UInt8] = []
    /// Whether the rest of the current line is skipped, because it is too long.
    private var isSkipping = false

    /// Parses a chunk, and passes each title to a closure.
    mutating func parse<Failed: Error>(
        _ chunk: Span<UInt8>, into body: (ExportedTitle) throws(Failed) -> Void
    ) throws(Failed) {
        var lineStart = 0
        var index = 0
        while index < chunk.count {
            if chunk[index] == UInt8(ascii: "\n") {
                try endLine(chunk.extracting(lineStart..<index), into: body)
                lineStart = index + 1
            }
            index += 1
        }
        keep(chunk.extracting(lineStart..<chunk.count))
    }

    /// Parses the last line if it does not end with a line break.
    mutating func finish<Failed: Error>(into body: (ExportedTitle) throws(Failed) -> Void) throws(Failed) {
        try endLine([UInt8]().span, into: body)
    }

    private mutating func endLine<Failed: Error>(
        _ end: Span<UInt8>, into body: (ExportedTitle) throws(Failed) -> Void
    ) throws(Failed) {
        if start.isEmpty, !isSkipping {
            try parseLine(end, into: body)
        } else {
            keep(end)
            let line = start
            start.removeAll(keepingCapacity: true)
            if isSkipping {
                isSkipping = false
                lineCount += 1
                defects.add(.tooLong, line: lineCount)
            } else {
                try parseLine(line.span, into: body)
            }
        }
    }

    /// Stores a part of a line, unless the line is too long.
    private mutating func keep(_ part: Span<UInt8>) {
        if start.count + part.count > Self.lineLimit {
            isSkipping = true
            start.removeAll(keepingCapacity: true)
        }
        guard !isSkipping else { return }
        for index in part.indices { start.append(part[index]) }
    }

    private mutating func parseLine<Failed: Error>(
        _ line: Span<UInt8>, into body: (ExportedTitle) throws(Failed) -> Void
    ) throws(Failed) {
        if JSONLineScanner.isBlank(line) { return }
        lineCount += 1
        let title: ExportedTitle
        do throws(LineDefect) {
            guard line.count <= Self.lineLimit else { throw .tooLong }
            title = try scanner.title(in: line)
        } catch {
            defects.add(error, line: lineCount)
            return
        }
        try body(title)
    }
}
