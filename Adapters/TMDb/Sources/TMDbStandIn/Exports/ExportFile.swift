import Glibc
import HTTPTypes
import NIOCore
import TMDb

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

extension ExportFile {

    /// Returns the response to a request for the file, or for a part of the file.
    func response(method: HTTPRequest.Method, headers requestHeaders: HTTPFields, maximumAge: Int) -> OutgoingResponse {
        var headers: HTTPFields = [.acceptRanges: "bytes", .cacheControl: "public, max-age=\(maximumAge)", .eTag: tag]
        if let known = requestHeaders[.ifNoneMatch], EntityTag.matches(known, tag: tag) {
            return OutgoingResponse(status: 304, headers: headers)
        }
        // Ranges are defined for GET only, RFC 9110, section 14.2.
        let range = RequestedRange(
            range: method == .get ? requestHeaders[.range] : nil, ifRange: requestHeaders[.ifRange], tag: tag,
            count: count)
        headers[.contentType] = "application/gzip"
        switch range {
        case .all:
            return OutgoingResponse(status: 200, headers: headers, body: .file(content, 0..<count))
        case .part(let part):
            headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(count)"
            return OutgoingResponse(status: 206, headers: headers, body: .file(content, part))
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(count)"
            return OutgoingResponse(status: 416, headers: headers)
        }
    }
}

/// The requested part of a file, RFC 9110, section 14.
enum RequestedRange: Equatable {
    /// The complete file.
    case all
    case part(Range<Int>)
    /// A part behind the end of the file.
    case unsatisfiable

    /// Parses the headers `Range` and `If-Range`.
    ///
    /// The ranges `bytes=N-` and `bytes=N-M` are supported. Other ranges are ignored. A range is also ignored if
    /// `If-Range` is not equal to the strong entity tag of the file.
    init(range: String?, ifRange: String?, tag: String, count: Int) {
        self = .all
        guard ifRange == nil || ifRange == tag, let range, let (first, last) = Self.positions(in: range) else { return }
        self = first < count ? .part(first..<(min(last, count - 1) + 1)) : .unsatisfiable
    }

    /// Returns the first and the last position of a range; `nil` if the range is not supported.
    private static func positions(in range: String) -> (first: Int, last: Int)? {
        let unit = "bytes="
        guard range.lowercased().hasPrefix(unit) else { return nil }
        let bounds = range.dropFirst(unit.count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, let first = number(bounds[0]) else { return nil }
        guard !bounds[1].isEmpty else { return (first, .max) }
        guard let last = number(bounds[1]), first <= last else { return nil }
        return (first, last)
    }

    /// Returns a number that consists of digits. A number that is too large is clamped.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
        return Int(text) ?? .max
    }
}
