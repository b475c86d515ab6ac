/// A segment of an endpoint's path: a literal, or a value with the name that the path's template gives it.
///
/// ```swift
/// let path: [PathSegment] = ["movie", .id(550, "movie_id"), "keywords"]
/// ```
public struct PathSegment: Sendable, ExpressibleByStringLiteral {

    /// The segment as a template names it: a literal as it is, a value's name in braces.
    let template: String

    private let value: Value

    private enum Value {
        case literal(String)
        case integer(Int, minimum: Int)
        case text(String)
        case imdbID(String)
        case secret(String)
        case secretInteger(Int)
    }

    /// A segment that is the same in each request, without slashes.
    public init(stringLiteral literal: StaticString) {
        template = literal.description
        value = .literal(template)
    }

    private init(_ value: Value, name: StaticString) {
        self.value = value
        template = "{\(name)}"
    }

    /// TMDb's identifier of something, from 1.
    public static func id(_ id: Int, _ name: StaticString) -> PathSegment {
        PathSegment(.integer(id, minimum: 1), name: name)
    }

    /// A number of a season or an episode, from 0.
    public static func number(_ number: Int, _ name: StaticString) -> PathSegment {
        PathSegment(.integer(number, minimum: 0), name: name)
    }

    /// A text, such as an identifier of another site.
    public static func text(_ text: String, _ name: StaticString) -> PathSegment {
        PathSegment(.text(text), name: name)
    }

    /// An identifier of IMDb, such as `tt0137523`.
    static func imdbID(_ id: String, _ name: StaticString) -> PathSegment {
        PathSegment(.imdbID(id), name: name)
    }

    /// A text that no log or error may show, such as the identifier of a guest session or an account.
    public static func secret(_ text: String, _ name: StaticString) -> PathSegment {
        PathSegment(.secret(text), name: name)
    }

    /// TMDb's identifier of someone, from 1, that no log or error may show.
    public static func secret(_ id: Int, _ name: StaticString) -> PathSegment {
        PathSegment(.secretInteger(id), name: name)
    }
}

extension PathSegment {

    /// The segment as it stands in the URL.
    ///
    /// TMDb's edge decodes a segment and resolves dots before it looks for the operation, so a text that could turn
    /// into another path is refused rather than encoded.
    func encoded() throws(RequestProblem) -> String {
        switch value {
        case .literal(let text):
            return text
        case .integer(let number, let minimum):
            guard number >= minimum else { throw RequestProblem("\(name) must be at least \(minimum), not \(number)") }
            return String(number)
        case .text(let text):
            if let flaw = Self.flaw(in: text) { throw RequestProblem("\(name) \(text.excerpt) \(flaw)") }
            return text.percentEncoded()
        case .imdbID(let id):
            let digits = id.utf8.dropFirst(2)
            guard id.hasPrefix("tt"), !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw RequestProblem("\(name) must be an IMDb identifier such as tt0137523, not \(id.excerpt)")
            }
            return id
        case .secret(let text):
            if let flaw = Self.flaw(in: text) { throw RequestProblem("\(name) \(flaw)") }
            return text.percentEncoded()
        case .secretInteger(let number):
            guard number >= 1 else { throw RequestProblem("\(name) must be at least 1") }
            return String(number)
        }
    }

    /// The value, if it is a secret.
    var secret: String? {
        switch value {
        case .secret(let text): text
        case .secretInteger(let number): String(number)
        default: nil
        }
    }

    /// The segment as a log or an error may show it.
    var redacted: String {
        switch value {
        case .literal(let text): text
        case .integer(let number, _): String(number)
        case .text(let text), .imdbID(let text): text.oneLine(limit: 60)
        case .secret, .secretInteger: Redaction.mark
        }
    }

    private var name: Substring { template.dropFirst().dropLast() }

    /// The name of the value; `nil` for a literal.
    var valueName: String? {
        if case .literal = value { nil } else { String(name) }
    }

    private static func flaw(in text: String) -> String? {
        if text.isEmpty { return "is empty" }
        if text == "." || text == ".." { return "is a dot segment" }
        let hasForbidden = text.unicodeScalars.contains { scalar in
            scalar == "/" || scalar == "\\" || scalar == "%" || scalar == "?" || scalar == "#"
                || scalar.properties.generalCategory == .control
        }
        return hasForbidden ? "holds a character that no path segment may have" : nil
    }
}

/// Why a request cannot be sent, as one readable line without secrets.
struct RequestProblem: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

extension PathSegment: CustomStringConvertible, CustomReflectable {
    public var description: String { redacted }

    public var customMirror: Mirror { Mirror(self, children: ["template": template]) }
}
