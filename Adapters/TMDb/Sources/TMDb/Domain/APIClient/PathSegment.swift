/// A segment of an endpoint's path: a literal, or a value with a name.
///
/// ```swift
/// let path: [PathSegment] = ["movie", .id(550, "movie_id"), "keywords"]
/// ```
public struct PathSegment: Sendable, ExpressibleByStringLiteral {

    /// The segment in the path's template: a literal itself, or the name of a value in braces.
    let template: String

    private let value: Value

    private enum Value {
        case literal(String)
        case integer(Int, minimum: Int)
        case string(String)
        case imdbID(String)
        case secret(String)
        case secretInteger(Int)
    }

    /// Creates a literal segment, which is the same in every request. It must not contain slashes.
    public init(stringLiteral literal: StaticString) {
        template = literal.description
        value = .literal(template)
    }

    private init(_ value: Value, name: StaticString) {
        self.value = value
        template = "{\(name)}"
    }

    /// Creates a segment of a template: a literal, or the name of a value in braces and the value.
    init(template: String, value: String? = nil) {
        self.template = template
        self.value = value.map(Value.string) ?? .literal(template)
    }

    /// Creates a segment with a TMDb identifier, which must be at least 1.
    public static func id(_ id: Int, _ name: StaticString) -> PathSegment {
        PathSegment(.integer(id, minimum: 1), name: name)
    }

    /// Creates a segment with a season or episode number, which must be at least 0.
    public static func number(_ number: Int, _ name: StaticString) -> PathSegment {
        PathSegment(.integer(number, minimum: 0), name: name)
    }

    /// Creates a segment with a string, such as an external identifier.
    public static func string(_ string: String, _ name: StaticString) -> PathSegment {
        PathSegment(.string(string), name: name)
    }

    /// Creates a segment with an IMDb ID, such as `tt0137523`.
    static func imdbID(_ id: String, _ name: StaticString) -> PathSegment {
        PathSegment(.imdbID(id), name: name)
    }

    /// Creates a segment with a secret string, such as a guest session or account identifier.
    ///
    /// The string never appears in logs or errors.
    public static func secret(_ text: String, _ name: StaticString) -> PathSegment {
        PathSegment(.secret(text), name: name)
    }

    /// Creates a segment with a secret TMDb identifier, which must be at least 1.
    ///
    /// The identifier never appears in logs or errors.
    public static func secret(_ id: Int, _ name: StaticString) -> PathSegment {
        PathSegment(.secretInteger(id), name: name)
    }
}

extension PathSegment {

    /// Returns the segment as it appears in the URL.
    ///
    /// TMDb's edge server decodes segments and resolves dot segments before routing. Strings that could change the path
    /// are therefore rejected, not encoded.
    ///
    /// - Throws: ``InvalidRequest`` if the value is invalid.
    func encoded() throws(InvalidRequest) -> String {
        switch value {
        case .literal(let text):
            return text
        case .integer(let number, let minimum):
            guard number >= minimum else { throw InvalidRequest("\(name) must be at least \(minimum), not \(number)") }
            return String(number)
        case .string(let text):
            if let reason = Self.invalidReason(in: text) { throw InvalidRequest("\(name) \(text.excerpt) \(reason)") }
            return text.percentEncoded()
        case .imdbID(let id):
            let digits = id.utf8.dropFirst(2)
            guard id.hasPrefix("tt"), !digits.isEmpty, digits.allSatisfy(\.isDigit) else {
                throw InvalidRequest("\(name) must be an IMDb identifier such as tt0137523, not \(id.excerpt)")
            }
            return id
        case .secret(let text):
            if let reason = Self.invalidReason(in: text) { throw InvalidRequest("\(name) \(reason)") }
            return text.percentEncoded()
        case .secretInteger(let number):
            guard number >= 1 else { throw InvalidRequest("\(name) must be at least 1") }
            return String(number)
        }
    }

    /// The value if it is a secret; otherwise `nil`.
    var secret: String? {
        switch value {
        case .secret(let text): text
        case .secretInteger(let number): String(number)
        default: nil
        }
    }

    /// The segment as it appears in logs and errors.
    var redacted: String {
        switch value {
        case .literal(let text): text
        case .integer(let number, _): String(number)
        case .string(let text), .imdbID(let text): text.oneLine(limit: 60)
        case .secret, .secretInteger: Redaction.mark
        }
    }

    private var name: Substring { template.dropFirst().dropLast() }

    /// The name of the value, or `nil` for a literal.
    var valueName: String? {
        if case .literal = value { nil } else { String(name) }
    }

    /// Returns the reason why text is not valid as a segment: the end of a sentence that begins with the text.
    static func invalidReason(in text: String) -> String? {
        if text.isEmpty { return "is empty" }
        if text == "." || text == ".." { return "is a dot segment" }
        let hasForbidden = text.unicodeScalars.contains { scalar in
            scalar == "/" || scalar == "\\" || scalar == "%" || scalar == "?" || scalar == "#"
                || scalar.properties.generalCategory == .control
        }
        return hasForbidden ? "contains a character that is not allowed in a path segment" : nil
    }
}

/// An error that describes why a request cannot be sent, in one line without secrets.
struct InvalidRequest: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

extension PathSegment: CustomStringConvertible, CustomReflectable {
    public var description: String { redacted }

    public var customMirror: Mirror { Mirror(self, children: ["template": template]) }
}

/// The paths of TV series, seasons and episodes.
extension [PathSegment] {

    static func tvSeries(_ id: TVSeries.ID) -> [PathSegment] {
        ["tv", .id(id, "series_id")]
    }

    static func tvSeason(_ number: Int, ofTVSeries id: TVSeries.ID) -> [PathSegment] {
        tvSeries(id) + ["season", .number(number, "season_number")]
    }

    static func tvEpisode(_ number: Int, ofSeason season: Int, ofTVSeries id: TVSeries.ID) -> [PathSegment] {
        tvSeason(season, ofTVSeries: id) + ["episode", .number(number, "episode_number")]
    }
}
