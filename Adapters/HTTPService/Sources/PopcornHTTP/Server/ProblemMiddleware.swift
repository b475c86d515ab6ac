import HTTPTypes
public import Hummingbird
import Logging

/// A middleware that converts errors to problems.
public struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {

    /// A function that returns the page of a problem for people; `nil` if the request has no page.
    public typealias Page = @Sendable (Problem, Request, Context) async throws -> Response?

    private let page: Page?

    /// Creates a middleware.
    ///
    /// - Parameter page: A function that returns the page of a problem, for clients that prefer HTML. With `nil`, all
    ///   clients get JSON.
    public init(page: Page? = nil) {
        self.page = page
    }

    /// Responds to a request. An error becomes the response of its problem.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            guard let problem = Problem(thrown: error) else { throw error }
            if problem.kind == .internalError { context.logger.error("The request failed", error: error) }
            if let page, request.prefersHTML, let response = try? await page(problem, request, context) {
                return response
            }
            return problem.response(requestID: context.id)
        }
    }
}

extension Request {

    /// Whether the client prefers a page to JSON, as browsers do.
    var prefersHTML: Bool {
        (method == .get || method == .head) && headers[.accept]?.hasPrefix("text/html") == true
    }
}
