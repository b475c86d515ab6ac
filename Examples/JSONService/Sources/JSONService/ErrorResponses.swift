import Hummingbird
import PopcornServices

/// A middleware that responds to an error of a use case with its status and a message for clients.
struct ErrorResponses<Context: RequestContext>: RouterMiddleware {

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as PopcornError {
            context.logger.info("The request failed: \(error.message)")
            var headers: HTTPFields = [:]
            if let delay = error.retryAfter { headers[.retryAfter] = String(delay.components.seconds + 1) }
            throw HTTPError(error.status, headers: headers, message: error.response)
        }
    }
}

extension PopcornError {

    fileprivate var status: HTTPResponse.Status {
        switch kind {
        case .invalidInput: .badRequest
        case .notFound: .notFound
        case .undecodable: .badGateway
        case .rateLimited, .overloaded, .unavailable, .cancelled: .serviceUnavailable
        case .notCached, .unauthorised, .limitReached, .storage: .internalServerError
        @unknown default: .internalServerError
        }
    }

    /// The message of an invalid argument names the argument. Other messages are for the log.
    fileprivate var response: String {
        kind == .invalidInput ? message : clientMessage
    }
}
