public import Hummingbird

/// A part of a ``PopcornServer`` that adds routes to its router, such as the JSON interface or the page.
public struct ServerPart: Sendable {

    private let add: @Sendable (Router<PopcornRequestContext>) -> Void

    /// Creates a part.
    ///
    /// - Parameter add: A function that adds routes to a router.
    public init(_ add: @escaping @Sendable (Router<PopcornRequestContext>) -> Void) {
        self.add = add
    }

    /// Adds the routes of the part to a router.
    func addRoutes(to router: Router<PopcornRequestContext>) {
        add(router)
    }
}
