import CoreApplication
import HTTPTypes
import NIOCore

extension Problem {

    /// Returns the head and the body of the response to a request that a connection rejects.
    ///
    /// - Parameter detail: The description; `nil` for that of the status.
    static func response(
        status: HTTPResponse.Status, detail: String? = nil
    ) -> (head: HTTPResponse, body: ByteBuffer) {
        let problem: Problem =
            switch status.code {
            case 400: Problem(.invalidRequest, detail ?? "The request is not valid HTTP.")
            case 408: Problem(.requestTimeout, "The request was not received in time.")
            case 413: Problem(.contentTooLarge, "The body is too large.")
            case 414: Problem(.invalidRequest, "The target of the request is too long.")
            case 431: Problem(.invalidRequest, "The header fields of the request are too large.")
            default: Problem(.overloaded, "The service did not answer in time.", retryAfter: .seconds(1))
            }
        let body = Body(
            detail: problem.detail, requestID: nil, retryAfterSeconds: problem.kind == .overloaded ? 1 : nil,
            status: status.code, title: problem.kind.title, type: problem.type)
        let bytes = (try? PopcornJSON.data(body)).map { ByteBuffer(bytes: $0) } ?? ByteBuffer()
        let fields: HTTPFields = [
            .contentType: "application/problem+json", .contentLength: String(bytes.readableBytes),
            .cacheControl: "no-store", .connection: "close",
        ]
        return (HTTPResponse(status: status, headerFields: fields), bytes)
    }
}
