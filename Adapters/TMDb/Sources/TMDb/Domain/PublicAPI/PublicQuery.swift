/// The query of a request to a public operation, in canonical form.
struct PublicQuery: Sendable {

    /// The names and values that differ from TMDb's defaults, sorted by name.
    let items: [(name: String, value: String)]
    /// The names of the appended resources, sorted, without duplicates.
    let parts: [String]

    /// Returns the value of the item with a name, or `nil` if there is none.
    func value(of name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// Creates the query of a request with a path.
    ///
    /// Parameters that do not change the response, empty values and TMDb's defaults are omitted. If a parameter is
    /// repeated, its last value is used.
    ///
    /// - Parameters:
    ///   - items: The names and values in the client's order. A value is `nil` if it cannot be decoded.
    ///   - path: The path.
    /// - Throws: ``PublicRequestError`` if a value is invalid, or if a part belongs to an account.
    init(_ items: [(name: String, value: String?)], of path: PublicPath) throws(PublicRequestError) {
        var values: [String: String?] = [:]
        for (name, value) in items where value != "" { values.updateValue(value, forKey: name) }
        if path.operation.id == "list-check-item-status", values["session_id"] != nil { throw .belongsToAccount }
        var operations = [path.operation]
        var parts: [String] = []
        if path.operation.canAppend, let value = values[Self.append] {
            let names = try Self.checked(value, of: Self.append)
            for name in Set(names.split(separator: ",").map(Self.trimmed)) {
                guard let part = try Self.part(name, of: path) else { continue }
                parts.append(String(name))
                operations.append(part)
            }
            guard parts.count <= QueryItem.appendedLimit else {
                throw .invalid(
                    name: Self.append, reason: "must contain at most \(QueryItem.appendedLimit) resources",
                    code: .tooManyAppended)
            }
            parts.sort()
        }
        self.parts = parts
        let parameters = Dictionary(grouping: operations.lazy.flatMap(\.parameters), by: \.name)
        var kept: [(name: String, value: String)] =
            parts.isEmpty ? [] : [(Self.append, parts.joined(separator: ","))]
        for (name, parameters) in parameters where name != Self.append {
            guard let value = values[name] else { continue }
            let canonical = try Self.canonical(value, of: name)
            // A default counts only if it is that of all appended resources: TMDb passes the query on to each of them.
            if !parameters.allSatisfy({ $0.defaultValue == canonical }) { kept.append((name, canonical)) }
        }
        for (name, value) in values where parameters[name] == nil && path.operation.isFilter(name) {
            kept.append((name, try Self.checked(value, of: name)))
        }
        self.items = kept.sorted { $0.name < $1.name }
    }

    private static let append = "append_to_response"

    /// Returns the operation that an appended resource belongs to, or `nil` if there is no such resource.
    ///
    /// - Throws: ``PublicRequestError/belongsToAccount``.
    private static func part(_ name: Substring, of path: PublicPath) throws(PublicRequestError) -> PublicOperation? {
        let names = name.split(separator: "/", omittingEmptySubsequences: false)
        do throws(PublicRequestError) {
            let part = try PublicPath(segments: path.texts + names)
            // TMDb repeats the name in its response, so a name that is not canonical names another member.
            return part.texts.suffix(names.count) == names[...] ? part.operation : nil
        } catch .belongsToAccount {
            throw .belongsToAccount
        } catch {
            return nil
        }
    }

    /// Returns a value in canonical form.
    ///
    /// - Throws: ``PublicRequestError`` if the value is invalid.
    private static func canonical(_ value: String?, of name: String) throws(PublicRequestError) -> String {
        let value = try checked(value, of: name)
        guard name == "page" else { return value }
        guard let page = Int(value), (1...500).contains(page) else {
            throw .invalid(name: name, reason: "must be from 1 to 500", code: .invalidPage)
        }
        return String(page)
    }

    /// Returns a value that has been checked.
    ///
    /// - Throws: ``PublicRequestError`` if the value could not be decoded, is too long or contains a control character.
    private static func checked(_ value: String?, of name: String) throws(PublicRequestError) -> String {
        guard let value else {
            throw .invalid(name: name, reason: "is not percent-encoded UTF-8", code: .invalidParameters)
        }
        guard value.utf8.count <= PublicRequest.maximumValueLength else {
            throw .invalid(
                name: name, reason: "must have at most \(PublicRequest.maximumValueLength) bytes",
                code: .invalidParameters)
        }
        guard !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .invalid(name: name, reason: "contains a control character", code: .invalidParameters)
        }
        return value
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
