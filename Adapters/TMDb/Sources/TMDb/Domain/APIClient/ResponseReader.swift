import Foundation
import PopcornCompression

/// A type that checks the status of responses and decodes their bodies.
struct ResponseReader: Sendable {

    private static let decoder = JSONDecoder()

    /// A closure that returns the current time, for a `Retry-After` header that contains a date.
    let now: @Sendable () -> Date

    /// Returns the decoded response.
    ///
    /// - Parameter omitted: The instance that records omitted rows and values. Default: a new instance, which is
    ///   discarded.
    func read<Response: Decodable>(
        _ response: TMDbHTTPResponse, of origin: RequestOrigin, recording omitted: OmittedValues = OmittedValues()
    ) throws(TMDbError) -> Response {
        guard (200..<300).contains(response.status) else {
            throw failure(response, envelope: ErrorEnvelope(response.body), of: origin)
        }
        // A failed operation may have status 200. Such a body is short, so longer ones are decoded immediately.
        if response.body.count <= ErrorEnvelope.maximumBodySize, let envelope = ErrorEnvelope(response.body),
            envelope.isFailure
        {
            throw failure(response, envelope: envelope, of: origin)
        }
        if let empty = EmptyResponse() as? Response { return empty }
        // The response to a write may have no body.
        if response.body.isEmpty, let done = StatusResponse() as? Response { return done }
        if let reason = Self.unreadableReason(of: response.body) {
            throw TMDbError(
                .unexpectedContent(reason: reason), httpStatus: response.status, method: origin.method,
                path: origin.path)
        }
        return try decode(response, of: origin, recording: omitted)
    }

    private func decode<Response: Decodable>(
        _ response: TMDbHTTPResponse, of origin: RequestOrigin, recording omitted: OmittedValues
    ) throws(TMDbError) -> Response {
        if Response.self is PublicResponse.Type {
            guard let body = PublicResponse(response.body) as? Response else {
                throw TMDbError(
                    .decoding(codingPath: "", reason: "the body is not a complete JSON object or array"),
                    httpStatus: response.status, method: origin.method, path: origin.path)
            }
            return body
        }
        do {
            return try RequestOrigin.$ofTask.withValue(origin) {
                try omitted.recording {
                    if let list = Response.self as? any ListResponse.Type,
                        let rows = try list.read(response.body, by: Self.decoder) as? Response
                    {
                        return rows
                    }
                    return try Self.decoder.decode(Response.self, from: response.body)
                }
            }
        } catch {
            let (path, reason) = DecodingFailure.describe(error)
            throw TMDbError(
                .decoding(codingPath: origin.redact(path), reason: origin.redact(reason)),
                httpStatus: response.status, method: origin.method, path: origin.path,
                underlying: origin.redact("\(error)") == "\(error)" ? error : nil)
        }
    }

    /// Returns the reason why a body cannot be read as JSON, according to its first and its last byte, or `nil` if it
    /// may be JSON.
    static func unreadableReason(of body: Data) -> String? {
        // The decoder skips the byte order mark of UTF-8. After the others, it reads UTF-16, and UTF-32 with the most
        // significant byte first.
        if Self.wideMarks.contains(where: body.starts) { return nil }
        let text = body.withoutByteOrderMark
        guard let first = text.first(where: { !$0.isJSONSpace }), let last = text.last(where: { !$0.isJSONSpace })
        else { return "the body is empty" }
        switch (first, last) {
        case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")): return nil
        case (UInt8(ascii: "{"), _), (UInt8(ascii: "["), _): return "the end of the body is missing or damaged"
        case (UInt8(ascii: "\""), _), (UInt8(ascii: "-"), _), (UInt8(ascii: "0")...UInt8(ascii: "9"), _),
            (UInt8(ascii: "t"), _), (UInt8(ascii: "f"), _):
            return nil
        case (UInt8(ascii: "n"), _): return "the body is null"
        case (UInt8(ascii: "<"), _): return "the body is an HTML page"
        case (Gzip.signature[0], _): return "the body cannot be decompressed"
        default: return "the first byte is not the start of a JSON value"
        }
    }

    /// The byte order marks of UTF-16, and of UTF-32 with the most significant byte first.
    private static let wideMarks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x00, 0x00, 0xFE, 0xFF]]

    private func failure(_ response: TMDbHTTPResponse, envelope: ErrorEnvelope?, of origin: RequestOrigin) -> TMDbError
    {
        let code = envelope?.code
        let message = (envelope?.message).map { origin.redact($0).oneLine(limit: 300) }
        return TMDbError(
            kind(status: response.status, envelope: envelope, message: message, headers: response.headers),
            httpStatus: response.status, statusCode: code, statusMessage: message, method: origin.method,
            path: origin.path)
    }

    /// Returns the kind of a failure.
    ///
    /// Only TMDb's own codes show that TMDb rejects a credential or an argument, or that a resource does not exist. A
    /// status without such a code comes from a server in front of TMDb, and is independent of the request.
    private func kind(
        status: Int, envelope: ErrorEnvelope?, message: String?, headers: TMDbHTTPHeaders
    ) -> TMDbError.Kind {
        switch (status, envelope?.code) {
        case (_, .entryNotFound): .notFound
        case (_, .malformedID): .invalidRequest(reason: message ?? "the identifier is not valid")
        case (_, .duplicateEntry), (_, .nothingToUpdate): .unexpectedStatus
        case (401, let code?) where code.deniesAccess: .unauthorised
        case (403, let code?) where code.deniesAccess: .forbidden
        case (404, .resourceNotFound?), (404, .invalidID?), (404, .sessionNotFound?): .notFound
        case (429, _), (_, .rateLimited):
            .rateLimited(retryAfter: headers["Retry-After"].flatMap { RetryAfter.delay(from: $0, now: now()) })
        case (400, _) where envelope?.isOfTMDb == true, (422, _) where envelope?.isOfTMDb == true:
            .invalidRequest(reason: message ?? "TMDb did not give a reason")
        case (500..., _): .serverFailure
        default: .unexpectedStatus
        }
    }
}

extension Data {
    /// The data without the byte order mark of UTF-8 at its beginning.
    var withoutByteOrderMark: Data {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return starts(with: mark) ? dropFirst(mark.count) : self
    }
}

extension UInt8 {
    /// Whether the byte is white space between values (RFC 8259, section 2).
    var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
