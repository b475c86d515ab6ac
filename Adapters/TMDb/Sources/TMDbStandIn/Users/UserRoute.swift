/// A kind of request about users, and what answers it.
struct UserRoute: Sendable {
    /// Answers from the state, or changes it.
    enum Handler: Sendable {
        case reading(@Sendable (UserState, UserRequest) throws(Refusal) -> Answer)
        case changing(@Sendable (inout UserState, UserRequest) throws(Refusal) -> Answer)
    }

    let method: String
    let handler: Handler
    private let template: [Substring]

    init(_ method: String, _ template: StaticString, _ handler: Handler) {
        self.method = method
        self.template = template.description.split(separator: "/")
        self.handler = handler
    }

    /// The values of the placeholders.
    /// - Parameter parts: Those of the request's path, between its slashes.
    /// - Returns: Nil if the path is another one.
    func match(_ parts: [Substring]) -> [String: String]? {
        guard parts.count == template.count else { return nil }
        var values: [String: String] = [:]
        for (part, name) in zip(parts, template) {
            if name.hasPrefix("{") {
                values[String(name.dropFirst().dropLast())] = String(part)
            } else if name != part {
                return nil
            }
        }
        return values
    }
}
