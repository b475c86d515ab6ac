/// A kind of request about users, with its handler.
struct UserRoute: Sendable {
    /// A closure that reads or changes the state, and returns a response.
    enum Handler: Sendable {
        case reading(@Sendable (UserState, UserRequest) throws(Refusal) -> StandInResponse)
        case changing(@Sendable (inout UserState, UserRequest) throws(Refusal) -> StandInResponse)
    }

    let method: String
    let handler: Handler
    private let template: [Substring]

    init(_ method: String, _ template: StaticString, _ handler: Handler) {
        self.method = method
        self.template = template.description.split(separator: "/")
        self.handler = handler
    }

    /// Returns the values of the placeholders, by name, or `nil` if the path does not match.
    /// - Parameter parts: The segments of the request's path.
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
