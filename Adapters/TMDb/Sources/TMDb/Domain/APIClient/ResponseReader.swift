import Foundation

/// A type that checks the status of responses and decodes their bodies.
struct ResponseReader: Sendable {

    private static let decoder = JSONDecoder()

    /// A closure that returns the current time, for a `Retry-After` header that contains a date.
    let now: @Sendable () -> Date

    /// Returns the decoded response.
    ///
    /// - Parameter omitted: The instance that records omitted rows and values. Default: a new one, which is
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
        if let reason = Self.invalidReason(inStartOf: response.body) {
            throw TMDbError(
                .unexpectedContent(reason: reason), httpStatus: response.status, method: origin.method,
                path: origin.path)
        }
        return try decode(response, of: origin, recording: omitted)
    }

    private func decode<Response: Decodable>(
        _ response: TMDbHTTPResponse, of origin: RequestOrigin, recording omitted: OmittedValues
    ) throws(TMDbError) -> Response {
        do {
            return try omitted.recording {
                if let list = Response.self as? any ListResponse.Type,
                    let rows = try list.read(response.body, by: Self.decoder) as? Response
                {
                    return rows
                }
                return try Self.decoder.decode(Response.self, from: response.body)
            }
        } catch {
            let (path, reason) = DecodingFailure.describe(error)
            throw TMDbError(
                .decoding(codingPath: origin.redact(path), reason: origin.redact(reason)),
                httpStatus: response.status, method: origin.method, path: origin.path,
                underlying: origin.redact("\(error)") == "\(error)" ? error : nil)
        }
    }

    /// Returns the reason why a body is not JSON, according to its first byte, or `nil` if it may be JSON.
    static func invalidReason(inStartOf body: Data) -> String? {
        guard let first = body.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
            return "the body is empty"
        }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            return nil
        case UInt8(ascii: "<"): return "the body is an HTML page"
        default: return "the first byte is not the start of a JSON value"
        }
    }

    private func failure(_ response: TMDbHTTPResponse, envelope: ErrorEnvelope?, of origin: RequestOrigin) -> TMDbError
    {
        let code = envelope?.statusCode.map(TMDbStatusCode.init(rawValue:))
        let message = (envelope?.message).map { origin.redact($0).oneLine(limit: 300) }
        return TMDbError(
            kind(status: response.status, code: code, message: message, headers: response.headers),
            httpStatus: response.status, statusCode: code, statusMessage: message, method: origin.method,
            path: origin.path)
    }

    private func kind(
        status: Int, code: TMDbStatusCode?, message: String?, headers: TMDbHTTPHeaders
    ) -> TMDbError.Kind {
        switch (status, code) {
        case (_, .entryNotFound): .notFound
        case (_, .malformedID): .invalidRequest(reason: message ?? "the identifier is not valid")
        case (_, .duplicateEntry), (_, .nothingToUpdate): .unexpectedStatus
        case (401, _): .unauthorised
        case (403, _): .forbidden
        // A 404 without one of these codes comes from a proxy or a gateway and says nothing about the resource.
        case (404, .resourceNotFound?), (404, .invalidID?), (404, .sessionNotFound?): .notFound
        case (429, _), (_, .rateLimited):
            .rateLimited(retryAfter: headers["Retry-After"].flatMap { RetryAfter.delay(from: $0, now: now()) })
        case (400, _), (422, _): .invalidRequest(reason: message ?? "TMDb did not give a reason")
        case (500..., _): .serverFailure
        default: .unexpectedStatus
        }
    }
}
