/// A path of a public operation, with its values in canonical form.
struct PublicPath: Sendable {

    let operation: PublicOperation
    /// The canonical values by the positions of their segments.
    let values: [Int: String]

    /// The maximum number of segments in a path, with the version.
    private static let maximumSegmentCount = 8

    /// Creates a path from its decoded segments, the first of which is the version.
    ///
    /// - Throws: ``PublicRequestError`` if no public operation has the path.
    init(segments: [Substring]) throws(PublicRequestError) {
        guard segments.count >= 2, segments.count <= Self.maximumSegmentCount else { throw .unknownPath }
        var invalid: PublicRequestError?
        for operation in Self.operations["\(segments[0])/\(segments[1])"] ?? []
        where operation.segments.count == segments.count {
            do throws(PublicRequestError) {
                guard let values = try Self.values(of: segments, in: operation.segments) else { continue }
                self.operation = operation
                self.values = values
                return
            } catch {
                invalid = error
            }
        }
        if segments == ["3", "authentication"] { throw .validatesCredential }
        if Self.accountPaths.contains(where: { Self.isPrefix($0, of: segments) }) { throw .belongsToAccount }
        throw invalid ?? .unknownPath
    }

    /// Creates a path from percent-encoded text, with or without the leading and one trailing slash.
    ///
    /// - Throws: ``PublicRequestError`` if no public operation has the path.
    init(_ text: Substring.UTF8View) throws(PublicRequestError) {
        var text = text.first == UInt8(ascii: "/") ? text.dropFirst() : text
        if text.last == UInt8(ascii: "/") { text.removeLast() }
        var segments: [Substring] = []
        let slash = UInt8(ascii: "/")
        for part in text.split(
            separator: slash, maxSplits: Self.maximumSegmentCount, omittingEmptySubsequences: false)
        {
            // TMDb's edge decodes segments before it resolves dot segments.
            guard let segment = part.percentDecoded(), PathSegment.invalidReason(in: segment) == nil else {
                throw .unknownPath
            }
            segments.append(segment[...])
        }
        try self.init(segments: segments)
    }

    /// The segments of the path, with the version. A value is canonical.
    var segments: [PathSegment] {
        operation.segments.enumerated().map { position, segment in
            switch segment {
            case .literal(let text): PathSegment(template: text)
            case .value(let name): PathSegment(template: "{\(name)}", value: values[position])
            }
        }
    }

    /// The segments of the path as text, with the version. Values are canonical, and not percent-encoded.
    var texts: [Substring] {
        operation.segments.enumerated().map { position, segment in
            switch segment {
            case .literal(let text): text[...]
            case .value: values[position, default: ""][...]
            }
        }
    }

    /// The TMDb identifier of the movie, TV series, person or collection; `nil` if the path does not contain one.
    var titleID: Int? {
        // The title's value follows the version and the kind.
        operation.subject == nil ? nil : values[2].flatMap { Int($0) }
    }
}

extension PublicPath {

    /// The operations by the first two segments of their paths.
    private static let operations = Dictionary(grouping: PublicOperation.all) { operation in
        let start = operation.segments.prefix(2).map { segment in
            switch segment {
            case .literal(let text), .value(let text): text
            }
        }
        return start.joined(separator: "/")
    }

    /// The beginnings of the paths that belong to an account or a session, or write.
    private static let accountPaths = [
        "3/account", "3/guest_session", "3/authentication/{}", "3/list", "3/list/{}/add_item", "3/list/{}/remove_item",
        "3/list/{}/clear", "3/movie/{}/account_states", "3/movie/{}/rating", "3/tv/{}/account_states", "3/tv/{}/rating",
        "3/tv/{}/season/{}/account_states", "3/tv/{}/season/{}/episode/{}/account_states",
        "3/tv/{}/season/{}/episode/{}/rating", "4/account", "4/auth", "4/list", "4/list/{}/items",
        "4/list/{}/item_status", "4/list/{}/clear",
    ].map { $0.split(separator: "/").map(PublicOperation.Segment.init) }

    /// Returns whether a path begins with a template. The path of all lists has to be the whole path, because the paths
    /// below it belong to other operations.
    private static func isPrefix(_ template: [PublicOperation.Segment], of segments: [Substring]) -> Bool {
        let isWhole = template.count == 2 && template[1] == .literal("list")
        guard isWhole ? segments.count == 2 : segments.count >= template.count else { return false }
        return zip(template, segments).allSatisfy { segment, text in
            if case .literal(let literal) = segment { literal == text } else { true }
        }
    }

    /// Returns the values of a path in canonical form, or `nil` if a literal of the template differs.
    ///
    /// - Throws: ``PublicRequestError`` if the literals match, but a value is invalid.
    private static func values(
        of segments: [Substring], in template: [PublicOperation.Segment]
    ) throws(PublicRequestError) -> [Int: String]? {
        for case (.literal(let literal), let text) in zip(template, segments) where literal != text { return nil }
        var values: [Int: String] = [:]
        for (position, (segment, text)) in zip(template, segments).enumerated() {
            guard case .value(let name) = segment else { continue }
            values[position] = try value(text, of: name)
        }
        return values
    }

    /// Returns a value in canonical form.
    ///
    /// - Throws: ``PublicRequestError`` if the value is invalid.
    private static func value(_ text: Substring, of name: String) throws(PublicRequestError) -> String {
        switch name {
        case "time_window":
            guard text == "day" || text == "week" else {
                throw .invalid(name: name, reason: "must be day or week", code: .resourceNotFound)
            }
            return String(text)
        case "season_number", "episode_number":
            guard let number = number(text) else {
                throw .invalid(name: name, reason: "must be a number from 0", code: .resourceNotFound)
            }
            return String(number)
        case "movie_id" where text.hasPrefix("tt"):
            let digits = text.utf8.dropFirst(2)
            guard (1...maximumDigitCount).contains(digits.count), digits.allSatisfy(\.isDigit) else {
                throw .invalid(name: name, reason: "must be an identifier of IMDb such as tt0137523", code: .invalidID)
            }
            return String(text)
        case "list_id", "credit_id", "review_id", "external_id", "tv_episode_group_id":
            if name == "list_id", let id = identifier(text) { return String(id) }
            guard text.utf8.count <= maximumTextLength else {
                throw .invalid(
                    name: name, reason: "must have at most \(maximumTextLength) bytes", code: .resourceNotFound)
            }
            return String(text)
        default:
            guard let id = identifier(text) else {
                throw .invalid(name: name, reason: "must be an identifier of TMDb", code: .invalidID)
            }
            return String(id)
        }
    }

    /// The maximum number of digits in an identifier of IMDb.
    private static let maximumDigitCount = 12
    /// The maximum length of an identifier that is text, in bytes.
    private static let maximumTextLength = 128

    /// Returns the number in an identifier, which may be followed by a hyphen and a name, such as `550-fight-club`.
    private static func identifier(_ text: Substring) -> Int32? {
        let id = number(text.prefix { $0 != "-" })
        return id == 0 ? nil : id
    }

    /// Returns the number that a text of digits represents.
    private static func number(_ text: Substring) -> Int32? {
        // `Int32` would also accept a sign.
        text.utf8.allSatisfy(\.isDigit) ? Int32(text) : nil
    }
}
