import CoreApplication
import CoreDomain
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1

extension Problem {

    /// Creates the problem of an error that a route or the server framework throws.
    ///
    /// - Parameter path: The path of the request; `nil` if the description does not depend on it.
    /// - Returns: The problem; `nil` if the error determines a response that is not a problem, such as a redirection,
    ///   or if the connection was closed.
    init?(thrown error: any Error, path: String? = nil) {
        switch error {
        case let problem as Problem: self = problem
        case let error as PopcornError: self.init(error)
        case is CancellationError: self.init(.shuttingDown, "The request was cancelled.")
        case let error as any HTTPResponseError:
            guard let problem = Problem(status: error.status, detail: (error as? HTTPError)?.body, path: path) else {
                return nil
            }
            self = problem
        case is HTTPParserError, is ChannelError, is IOError: return nil
        default: self.init(.internalError, "The service cannot answer the request.")
        }
    }

    /// Creates the problem of a status of the server framework.
    ///
    /// - Parameters:
    ///   - detail: The description; `nil` for the default description of the status.
    ///   - path: The path of the request; `nil` if the description does not depend on it.
    private init?(status: HTTPResponse.Status, detail: String?, path: String?) {
        switch status.code {
        case 401: self.init(.unauthenticated, detail ?? "The request has no valid token.")
        case 403: self.init(.forbidden, detail ?? "The token does not permit the request.")
        case 404: self.init(.notFound, detail ?? Self.unknownPath(path ?? ""))
        case 405: self.init(.methodNotAllowed, detail ?? "The path does not support the method.")
        case 406: self.init(.notAcceptable, detail ?? "The response is not available in an accepted format.")
        case 408: self.init(.requestTimeout, detail ?? "The request was not received in time.")
        case 413: self.init(.contentTooLarge, detail ?? "The body is too large.")
        case 429: self.init(.tooManyRequests, detail ?? "The client sends too many requests.")
        case 503: self.init(.overloaded, detail ?? "The service is overloaded.", retryAfter: .seconds(1))
        case 400..<500: self.init(.invalidRequest, detail ?? "The request is invalid.")
        case 500...: self.init(.internalError, "The service cannot answer the request.")
        default: return nil
        }
    }

    /// Returns the description of a path without a route. It contains the option that adds the route, if there is one.
    private static func unknownPath(_ path: String) -> String {
        let advice: String? =
            switch path.split(separator: "/", maxSplits: 1).first {
            case "3", "4": "TMDb's own paths need `popcorn serve --tmdb-api`."
            case "mcp": "The Model Context Protocol, at /mcp, needs `popcorn serve --mcp`."
            case "images": "Images, at /images/{size}/{file}, need `popcorn serve --images`."
            case "v1": "/openapi.json lists all paths."
            default: nil
            }
        return ["The path does not exist.", advice].compactMap { $0 }.joined(separator: " ")
    }
}

extension Problem {

    /// Returns the head and the body of the response to a request that a connection rejects.
    ///
    /// - Parameter detail: The description; `nil` for the default description of the status.
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
