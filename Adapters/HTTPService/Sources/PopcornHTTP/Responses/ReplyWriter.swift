import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// A writer of replies that supports conditional requests, compression and caching headers.
struct ReplyWriter {

    let request: Request
    /// The locale of the texts; `nil` if the response has none.
    let locale: ContentLocale?
    let now: Date
    /// Whether the request has a token or reads data of an owner, so that its response is not for shared caches.
    let isPrivate: Bool
    /// The bodies of recent responses.
    let bodies: PreparedBodies
    /// A closure that returns whether an event stream may continue.
    var mayContinue: @Sendable () -> Bool = { true }

    private static let noSniff = HTTPField(name: .xContentTypeOptions, value: "nosniff")

    func response(_ reply: Reply) -> Response {
        switch reply.body {
        case .empty:
            return Response(status: reply.status, headers: [.cacheControl: "no-store"])
        case .bytes(let data, let mediaType):
            return response(reply, data, mediaType)
        case .events(let events):
            let headers: HTTPFields = [
                .contentType: MediaTypes.events, .cacheControl: "no-store", .accelBuffering: "no",
            ]
            let body = events.body(while: mayContinue) { try await Task.sleep(for: $0) }
            return Response(status: .ok, headers: headers, body: request.method == .head ? ResponseBody() : body)
        }
    }

    private func response(_ reply: Reply, _ data: Data, _ mediaType: String) -> Response {
        var headers = cachingHeaders(reply)
        if reply.isFromIndex { headers[.popcornOrigin] = "index" }
        if let locale { headers.append(HTTPField(name: .contentLanguage, value: locale.language)) }
        let mayCompress =
            data.count >= GzipEncoder.minimumByteCount && GzipEncoder.isAccepted(request.headers[.acceptEncoding])
        var body = data
        if reply.status == .ok {
            let prepared = reply.isKept ? bodies.prepared(data) : PreparedBody(data)
            let tag = mayCompress ? prepared.gzipTag : prepared.tag
            if isRead, tag.matches(request.headers[.ifNoneMatch]) {
                headers[.eTag] = tag.text
                return Response(status: .notModified, headers: headers)
            }
            let compressed = mayCompress ? prepared.gzip() : nil
            if let compressed {
                body = compressed
                headers[.contentEncoding] = "gzip"
            }
            if isRead { headers[.eTag] = (compressed == nil ? prepared.tag : tag).text }
        }
        headers.append(HTTPField(name: .contentType, value: mediaType))
        headers.append(Self.noSniff)
        if let fileName = reply.fileName {
            headers[.contentDisposition] = "attachment; filename=\"\(fileName)\""
        }
        let response = Response(
            status: reply.status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
        return response.forMethod(of: request)
    }

    /// Whether the response has an entity tag, and is 304 for a client that has the body. The response to a change
    /// always has a body, because it describes the change, and can contain a secret that is not stored (RFC 9110, 9.3.4
    /// and 13.1.2).
    private var isRead: Bool { request.method == .get || request.method == .head }

    /// Returns the headers of a cache (RFC 9111), which follow from the freshness of the value.
    private func cachingHeaders(_ reply: Reply) -> HTTPFields {
        var headers: HTTPFields = [.vary: "Accept-Encoding, Accept-Language, Authorization"]
        guard let freshness = reply.freshness else {
            headers[.cacheControl] = isPrivate ? "private, no-cache" : "no-cache"
            return headers
        }
        guard freshness.isShared else {
            // The watchlist can change at any time.
            headers[.cacheControl] = "private, no-cache"
            return headers
        }
        headers.append(contentsOf: freshness.fields(isPrivate: isPrivate, now: now))
        return headers
    }
}

extension Reply.Freshness {

    /// Returns the header fields that tell caches how long the response is fresh, and its age.
    func fields(isPrivate: Bool, now: Date) -> [HTTPField] {
        let lifetime = freshUntil.map { max(0, Int($0.timeIntervalSince(cachedAt))) } ?? 0
        let age = max(0, Int(now.timeIntervalSince(cachedAt)))
        return [
            HTTPField(name: .cacheControl, value: "\(isPrivate ? "private" : "public"), max-age=\(lifetime)"),
            HTTPField(name: .age, value: String(age)),
        ]
    }
}

extension Response {

    /// Returns the response to a request, which has no body if the method is `HEAD`. A body would be read as the next
    /// response of the connection.
    func forMethod(of request: Request) -> Response {
        request.method == .head ? createHeadResponse() : self
    }
}

/// The conditions of a compressed body.
enum GzipEncoder {

    /// The size below which compression does not pay, in bytes.
    static let minimumByteCount = 1024

    /// Returns whether an `Accept-Encoding` header accepts gzip (RFC 9110, 12.5.3).
    static func isAccepted(_ header: String?) -> Bool {
        guard let header else { return false }
        var byAsterisk: Bool?
        for part in header.utf8.split(separator: UInt8(ascii: ",")) {
            let fields = part.split(separator: UInt8(ascii: ";"))
            guard let coding = fields.first else { continue }
            if isEqual(coding, "gzip") || isEqual(coding, "x-gzip") { return hasWeight(fields.dropFirst()) }
            if isEqual(coding, "*") { byAsterisk = hasWeight(fields.dropFirst()) }
        }
        return byAsterisk ?? false
    }

    /// Returns whether the parameters of a coding contain no weight, or one above 0.
    private static func hasWeight(_ parameters: ArraySlice<Substring.UTF8View>) -> Bool {
        for parameter in parameters {
            let text = String(Substring(parameter)).trimmingCharacters(in: .whitespaces).lowercased()
            if text.hasPrefix("q=") { return (Double(text.dropFirst(2)) ?? 0) > 0 }
        }
        return true
    }

    /// Returns whether bytes without surrounding spaces are a lowercase name, regardless of their case.
    private static func isEqual(_ bytes: Substring.UTF8View, _ name: StaticString) -> Bool {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let start = bytes.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }
        guard let end else { return false }
        return name.withUTF8Buffer { start[...end].elementsEqual($0) { $0 == $1 || $0 | 0x20 == $1 } }
    }
}
