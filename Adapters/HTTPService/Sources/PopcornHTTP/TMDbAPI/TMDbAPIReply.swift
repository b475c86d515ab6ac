import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PopcornCompression
import TMDb

/// A response of TMDb, before it is written for a client.
struct TMDbAPIReply {

    let request: Request
    let content: Sourced<ResponseContent>
    /// Whether the response is only for clients with a token.
    let isPrivate: Bool
    let now: Date

    /// Returns the response with TMDb's body, which is sent as it is stored if the client accepts gzip.
    ///
    /// - Parameter imageBaseURL: The base of the URLs of images in TMDb's configuration; `nil` for TMDb's URL.
    /// - Throws: `PopcornError` of kind `storage` if the stored body is damaged.
    func response(imageBaseURL: URL?) throws(PopcornError) -> Response {
        if let imageBaseURL { return try response(imageBaseURL: imageBaseURL) }
        let isCompressed = GzipEncoder.isAccepted(request.headers[.acceptEncoding])
        let tag = EntityTag(digest: content.value.tag, coding: isCompressed ? "gzip" : nil)
        return try response(tag: tag, isCompressed: isCompressed) { () throws(PopcornError) in
            isCompressed ? content.value.gzip : try body()
        }
    }

    /// Returns the response to a request for TMDb's configuration, in which the URLs of images have another base.
    private func response(imageBaseURL: URL) throws(PopcornError) -> Response {
        let prepared = PreparedBody(TMDbImageBase(imageBaseURL).replacing(in: try body()))
        let compressed = GzipEncoder.isAccepted(request.headers[.acceptEncoding]) ? prepared.gzip() : nil
        return response(
            tag: compressed == nil ? prepared.tag : prepared.gzipTag, isCompressed: compressed != nil
        ) { compressed ?? prepared.data }
    }

    private func response<Failure: Error>(
        tag: EntityTag, isCompressed: Bool, body: () throws(Failure) -> Data
    ) throws(Failure) -> Response {
        let freshness = Reply.Freshness(
            cachedAt: content.cachedAt, freshUntil: content.freshUntil, isShared: true)
        var headers: HTTPFields = [.vary: "Accept-Encoding, Authorization", .eTag: tag.text]
        headers.append(contentsOf: freshness.fields(isPrivate: isPrivate, now: now))
        if tag.matches(request.headers[.ifNoneMatch]) {
            return Response(status: .notModified, headers: headers)
        }
        if isCompressed { headers[.contentEncoding] = "gzip" }
        headers[.contentType] = MediaTypes.tmdbJSON
        headers[.xContentTypeOptions] = "nosniff"
        let response = Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: try body())))
        return response.forMethod(of: request)
    }

    /// Returns the body as TMDb sent it.
    private func body() throws(PopcornError) -> Data {
        do {
            return try Gzip.decompressed(content.value.gzip, limit: content.value.byteCount)
        } catch {
            throw PopcornError(.storage, "A stored response of TMDb is damaged", cause: error)
        }
    }

    /// Returns the response to a request that validates its credential.
    static func success(to request: Request) -> Response {
        let body = TMDbAPIBody(success: true, code: .success, message: "Success.").data
        let response = Response(
            status: .ok, headers: [.contentType: MediaTypes.tmdbJSON, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
        return response.forMethod(of: request)
    }
}

/// The base URL of images in TMDb's configuration: `images.base_url` and `images.secure_base_url`.
struct TMDbImageBase {

    /// The value in JSON. Clients append a size and a path to it.
    private let value: [UInt8]

    /// Creates a base.
    ///
    /// - Parameter url: The URL, with or without a slash at the end.
    init(_ url: URL) {
        // The characters of a URL need no escapes in JSON.
        let text = url.absoluteString
        value = Array((text.hasSuffix("/") ? text : text + "/").utf8)
    }

    /// Returns a configuration with the base. All other bytes are preserved.
    func replacing(in body: Data) -> Data {
        let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
        var result: [UInt8] = []
        result.reserveCapacity(body.count + 2 * value.count)
        var name: ArraySlice<UInt8> = []
        var isReplaced = false
        var rest = Array(body)[...]
        while let byte = rest.popFirst() {
            result.append(byte)
            switch byte {
            case quote:
                var end = rest.startIndex
                // A quotation mark after a backslash is part of the string.
                while end < rest.endIndex, rest[end] != quote { end += rest[end] == backslash ? 2 : 1 }
                name = rest[..<min(end, rest.endIndex)]
                result += isReplaced ? value[...] : name
                rest = rest[name.endIndex...]
                if let closing = rest.popFirst() { result.append(closing) }
                isReplaced = false
            case UInt8(ascii: ":"):
                isReplaced = name.elementsEqual("base_url".utf8) || name.elementsEqual("secure_base_url".utf8)
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
            default: isReplaced = false
            }
        }
        return Data(result)
    }
}
