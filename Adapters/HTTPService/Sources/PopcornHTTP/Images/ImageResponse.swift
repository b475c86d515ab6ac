import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix

extension ImageContent {

    /// The number of bytes that are read from a file at a time.
    private static let chunkSize = 128 * 1024

    /// Returns the response to a request: the image, a part of it, or 304 if the client has it.
    func response(to request: Request) -> Response {
        var headers: HTTPFields = [
            .eTag: tag.text, .acceptRanges: "bytes", .xContentTypeOptions: "nosniff", .vary: "Authorization",
            // A shared cache would return the image to clients without a token.
            .cacheControl: "\(request.bearerToken == nil ? "public" : "private"), max-age=31536000, immutable",
        ]
        if tag.matches(request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
        headers[.contentType] = format.mediaType
        if format == .svg {
            headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        }
        let condition = request.headers[.ifRange]
        guard request.method == .get, condition == nil || condition == tag.text,
            let range = ByteRange(parsing: request.headers[.range], byteCount: byteCount)
        else { return Response(status: .ok, headers: headers, body: body(0..<byteCount)) }
        switch range {
        case .unsatisfiable:
            headers[.contentType] = nil
            headers[.contentRange] = "bytes */\(byteCount)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        case .bytes(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(byteCount)"
            return Response(status: .partialContent, headers: headers, body: body(range))
        }
    }

    private func body(_ range: Range<Int>) -> ResponseBody {
        switch bytes {
        case .memory(let buffer):
            let start = buffer.readerIndex + range.lowerBound
            return ResponseBody(byteBuffer: buffer.getSlice(at: start, length: range.count) ?? ByteBuffer())
        case .file(let file):
            return ResponseBody(contentLength: range.count) { writer in
                for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunkSize) {
                    let count = min(Self.chunkSize, range.upperBound - start)
                    let chunk = try await NIOThreadPool.singleton.runIfActive {
                        try file.read(at: ImageFileHeader.byteCount + start, count: count)
                    }
                    try await writer.write(chunk)
                }
                try await writer.finish(nil)
            }
        }
    }
}

/// The requested range of bytes (RFC 9110, 14.2).
enum ByteRange: Hashable, Sendable {
    case bytes(Range<Int>)
    case unsatisfiable

    /// Parses a header with one range; returns `nil` if it is absent, malformed, or has several ranges.
    init?(parsing header: String?, byteCount: Int) {
        guard let header, header.hasPrefix("bytes=") else { return nil }
        let parts = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        switch (Int(parts[0]), Int(parts[1])) {
        case (let first?, let last) where parts[1].isEmpty || last != nil:
            let last = last ?? byteCount
            guard first <= last else { return nil }
            self = first < byteCount ? .bytes(first..<min(last, byteCount - 1) + 1) : .unsatisfiable
        case (nil, let length?) where parts[0].isEmpty:
            self = length > 0 && byteCount > 0 ? .bytes(max(0, byteCount - length)..<byteCount) : .unsatisfiable
        default: return nil
        }
    }
}
