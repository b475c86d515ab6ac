import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The responses of the pages, with the headers that protect them.
struct PageResponses: Sendable {

    private let security: HTTPFields

    /// Creates the responses.
    ///
    /// - Parameter imageOrigins: The origins from which browsers may load images.
    init(imageOrigins: [String]) {
        // A directive ends at a semicolon or comma, so origins with characters that a URL cannot contain are dropped.
        let origins = imageOrigins.filter { origin in
            !origin.isEmpty && origin.utf8.allSatisfy { (0x21...0x7E).contains($0) && !";,'\"".utf8.contains($0) }
        }
        let policy = [
            "default-src 'none'", "img-src \((["'self'"] + origins + ["data:"]).joined(separator: " "))",
            "style-src 'self'", "script-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'",
            "frame-ancestors 'none'",
        ]
        security = [
            .contentSecurityPolicy: policy.joined(separator: "; "),
            .xContentTypeOptions: "nosniff",
            .frameOptions: "DENY",
            // With `no-referrer`, browsers would send the forms of the page with `Origin: null`.
            .referrerPolicy: "same-origin",
        ]
    }

    /// Returns a page.
    func html(
        _ text: String, language: String, status: HTTPResponse.Status = .ok, retryAfterSeconds: Int? = nil
    ) -> Response {
        var headers = security
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.contentLanguage] = language
        headers[.cacheControl] = status == .ok ? "private, no-cache" : "no-store"
        headers[.vary] = "Accept-Language, Authorization, Cookie"
        headers[.retryAfter] = retryAfterSeconds.map(String.init)
        return response(Array(text.utf8), status: status, headers: headers)
    }

    /// Returns a JSON document for the script of the pages.
    func json(_ data: Data, language: String) -> Response {
        var headers = security
        headers[.contentType] = "application/json"
        headers[.contentLanguage] = language
        headers[.cacheControl] = "private, max-age=60"
        headers[.vary] = "Accept-Language, Authorization, Cookie"
        return response(Array(data), status: .ok, headers: headers)
    }

    /// Returns a file whose URL contains a hash of its content.
    func asset(_ asset: PageAssets.Asset) -> Response {
        var headers = security
        headers[.contentType] = asset.contentType
        headers[.cacheControl] = "public, max-age=31536000, immutable"
        return response(asset.bytes, status: .ok, headers: headers)
    }

    /// Returns a redirection to a page, after a form was processed.
    func seeOther(_ path: String) -> Response {
        var headers = security
        headers[.location] = path
        headers[.cacheControl] = "no-store"
        headers[.contentLength] = "0"
        return Response(status: .seeOther, headers: headers)
    }

    private func response(_ bytes: [UInt8], status: HTTPResponse.Status, headers: HTTPFields) -> Response {
        var headers = headers
        headers[.contentLength] = String(bytes.count)
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
