import CoreApplication

/// The parts of an answer, which a call chose, and the number of entries that each part has beyond the answer.
struct MCPParts: Sendable {

    let page: Int
    let chosen: Set<String>
    private(set) var more: [String: Int] = [:]

    init(_ call: MCPToolCall, always: Set<String> = []) {
        page = call.page
        chosen = Set(call.arguments.texts("parts")).union(always)
    }

    /// Whether the answer contains the details in addition to the chosen parts. Only the first page does.
    var hasDetails: Bool { page == 1 }

    /// Returns the entries of a page if the part is chosen. Otherwise, returns the first entries.
    ///
    /// - Parameters:
    ///   - size: The number of entries on a page.
    ///   - preview: The number of entries in an answer without the part. Default: none.
    mutating func entries<Entry>(
        _ part: String, _ all: [Entry]?, size: Int, preview: Int = 0
    ) -> [Entry] {
        guard let all else { return [] }
        guard chosen.contains(part) || page == 1 else { return [] }
        let first = chosen.contains(part) ? min((page - 1) * size, all.count) : 0
        let count = min(chosen.contains(part) ? size : preview, all.count - first)
        note(part, all.count - first - count)
        return Array(all[first..<(first + count)])
    }

    /// Notes that a part has entries beyond the answer.
    mutating func note(_ part: String, _ count: Int) {
        if count > 0 { more[part, default: 0] += count }
    }

    /// The line of a page without details.
    var pageLine: String {
        chosen.isEmpty
            ? "Page \(page) contains only the parts that `parts` names."
            : "Page \(page) of \(chosen.sorted().joined(separator: ", "))."
    }

    /// The line that names the parts with more entries; `nil` if there are none.
    var line: String? {
        guard !more.isEmpty else { return nil }
        let counts = more.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return "More: \(counts.joined(separator: ", ")) (`parts`, `page`)."
    }

    /// The descriptions of the property `more`.
    static let properties = [
        "more":
            "The number of entries of each part beyond this answer. Request them with `parts` and `page`."
    ]

    /// Returns the maximum size of the answer, in bytes: the details on the first page, and a page of each chosen part.
    func maximumBytes(ofDetails details: Int = 1500) -> Int { (hasDetails ? details : 300) + 2700 * chosen.count }

    /// Returns the parameters `parts` and `page`.
    static func parameters(_ names: [String]) -> [Parameter] {
        [
            .list("parts", "The parts to include, page by page.", of: .enumeration(names)),
            .query("page", "The page of the chosen parts.", Parameter.page.schema),
        ]
    }
}

extension DetailsParts {
    /// The names of all parts, in the parameters of tools and routes.
    static var partNames: [String] { Name.allCases.map(\.queryValue) }

    /// All parts. One response contains all of them, so reading them together sends no further request.
    static var all: Set<Name> { Set(Name.allCases) }
}
