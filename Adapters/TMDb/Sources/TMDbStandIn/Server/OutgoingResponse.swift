import HTTPTypes
import HummingbirdCore
import NIOCore
import TMDbTesting

/// A response as it is sent: a status, headers and a body.
struct OutgoingResponse {
    /// The body of a response.
    enum Body {
        case bytes([UInt8])
        /// The bytes of a file in a range.
        case file(UnnamedFile, Range<Int>)
    }

    var status: Int
    var headers: HTTPFields = [:]
    var body: Body

    /// Creates a response. Default body: empty.
    init(status: Int, headers: HTTPFields = [:], body: Body = .bytes([])) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    init(_ response: StandInResponse, headers: HTTPFields = [:]) {
        self.init(status: response.status, headers: headers, body: .bytes(response.body))
        self.headers[.contentType] = response.type
    }

    /// The status and the headers, with the length of the body.
    var head: HTTPResponse {
        var headers = headers
        // In a 304 response, `Content-Length` would be the length of the 200 response, RFC 9110, section 8.6.
        if status != 304 { headers[.contentLength] = String(body.count) }
        return HTTPResponse(status: .init(code: status), headerFields: headers)
    }
}

extension OutgoingResponse.Body {
    var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .file(_, let range): range.count
        }
    }

    var firstHalf: Self {
        switch self {
        case .bytes(let bytes): .bytes(Array(bytes.prefix(bytes.count / 2)))
        case .file(let file, let range): .file(file, range.prefix(range.count / 2))
        }
    }
}

extension ResponseBodyWriter {
    /// Writes a body. A file is written in parts of 64 KiB.
    mutating func write(_ body: OutgoingResponse.Body) async throws {
        switch body {
        case .bytes(let bytes):
            try await write(ByteBuffer(bytes: bytes))
        case .file(let file, var range):
            while !range.isEmpty {
                let part = try file.bytes(in: range.prefix(64 * 1024))
                try await write(part)
                range = range.dropFirst(part.readableBytes)
            }
        }
    }
}

/// A weak entity tag of a body, computed with FNV-1a, 64 bits. The hash is not cryptographically secure.
enum EntityTag {
    static func weak(for body: [UInt8]) -> String {
        "W/\"\(String(body.fnv1a, radix: 16))\""
    }

    /// Returns whether `If-None-Match` contains the tag, by the weak comparison of RFC 9110, section 13.1.2.
    static func matches(_ ifNoneMatch: String, tag: String) -> Bool {
        let opaque = tag.replacing("W/", with: "")
        return ifNoneMatch.split(separator: ",").contains { candidate in
            let candidate = candidate.trimmingPrefix { $0 == " " }.replacing("W/", with: "")
            return candidate == "*" || candidate.filter { $0 != " " } == opaque
        }
    }
}
