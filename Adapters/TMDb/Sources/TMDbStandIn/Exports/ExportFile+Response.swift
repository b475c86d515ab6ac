import HTTPTypes

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
