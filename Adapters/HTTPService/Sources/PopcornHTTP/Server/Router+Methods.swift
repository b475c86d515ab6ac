import HTTPTypes
import Hummingbird

extension Router {

    /// Adds a response for each method that a path does not support: to `OPTIONS`, the supported methods; to all others,
    /// a problem of kind ``Problem/Kind-swift.enum/methodNotAllowed``.
    ///
    /// It must be called after all routes are added.
    func addUnsupportedMethods() {
        for routes in Dictionary(grouping: routes, by: \.path.description).values {
            guard let path = routes.first?.path else { continue }
            var supported = Set(routes.map(\.method))
            if supported.contains(.get) { supported.insert(.head) }
            supported.insert(.options)
            let allow = supported.map(\.rawValue).sorted().joined(separator: ", ")
            if !routes.contains(where: { $0.method == .options }) {
                on(path, method: .options) { _, _ in Response(status: .noContent, headers: [.allow: allow]) }
            }
            for method in HTTPRequest.Method.standard where !supported.contains(method) {
                on(path, method: method) { _, context -> Response in
                    let problem = Problem(.methodNotAllowed, "The path supports \(allow).")
                    var response = problem.response(requestID: context.id)
                    response.headers[.allow] = allow
                    return response
                }
            }
        }
    }
}

extension HTTPRequest.Method {

    /// The methods that a client may use by mistake. A request with another method gets a problem of kind
    /// ``Problem/Kind-swift.enum/notFound``.
    static let standard: [HTTPRequest.Method] =
        [.get, .head, .post, .put, .patch, .delete, .options, .trace] + [.init("QUERY")].compactMap { $0 }
}
