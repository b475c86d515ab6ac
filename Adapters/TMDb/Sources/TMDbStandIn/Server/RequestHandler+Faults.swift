import Foundation
import HTTPTypes
import HummingbirdCore
import PopcornCompression

extension RequestHandler {

    /// Sends a response with an injected fault.
    func deliver(
        _ answer: Answer, to request: Request, with fault: Fault, by delivery: consuming Delivery
    ) async throws {
        switch fault {
        case .latency, .value, .parts:
            try await deliver(answer, to: request, by: delivery)
        case .rateLimited(let retryAfter):
            var headers = HTTPFields()
            headers[.retryAfter] = retryAfter?.headerValue
            try await delivery.send(.rateLimited, headers: headers)
        case .failure(let status, .tmdb):
            try await delivery.send(.serverFailure(status: status))
        case .failure(let status, .empty):
            try await delivery.sendEmpty(status: status)
        case .failure(let status, .html):
            try await delivery.sendPage(status: status)
        case .html:
            try await delivery.sendPage(status: 200)
        case .truncated:
            try await delivery.sendTruncated(try await outgoing(answer, to: request, on: delivery.channel))
        case .malformed:
            var response = try await outgoing(answer, to: request, on: delivery.channel)
            response.body = response.body.firstHalf
            try await delivery.send(response)
        case .gzip(let failure):
            try await delivery.send(
                try await outgoing(answer, to: request, on: delivery.channel).compressed(with: failure))
        case .oversized(let bytes, let declaresLength):
            try await delivery.sendOversized(bytes: bytes, declaresLength: declaresLength)
        case .stalled(let point):
            try await delivery.stall(at: point)
        case .reset:
            try await delivery.reset()
        }
    }
}

extension OutgoingResponse {
    /// Returns the response with a contradiction between its body and its headers. A file does not change.
    fileprivate func compressed(with failure: Fault.GzipFailure) -> OutgoingResponse {
        guard case .bytes(let bytes) = body, var gzip = Gzip.compressed(Data(bytes)) else { return self }
        var response = self
        if failure != .unannounced { response.headers[.contentEncoding] = "gzip" }
        // The checksum is at the end.
        if failure == .damaged { gzip[gzip.endIndex - 5] ^= 0xFF }
        if failure != .uncompressed { response.body = .bytes(Array(gzip)) }
        return response
    }
}

extension Fault.RetryAfter {
    fileprivate var headerValue: String {
        switch self {
        case .seconds(let seconds): String(seconds)
        case .date(let date): HTTPDate.text(for: date)
        case .raw(let text): text
        }
    }
}

/// A formatter for the dates in HTTP headers, RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {

    private static let formatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter
    }()

    static func text(for date: Date) -> String { formatter.string(from: date) }
}
