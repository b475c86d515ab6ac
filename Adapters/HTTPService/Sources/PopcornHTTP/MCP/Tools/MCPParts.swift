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

    /// The line that names the parts with more entries, and the argument that returns them; `nil` if there are none.
    var line: String? {
        func counts(_ argument: String, ofChosen isChosen: Bool) -> String? {
            let counts = more.filter { chosen.contains($0.key) == isChosen }.sorted { $0.key < $1.key }
            return counts.isEmpty
                ? nil : counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ") + " (\(argument))"
        }
        let texts = [counts("`page` \(page + 1)", ofChosen: true), counts("`parts`", ofChosen: false)]
        return texts.compactMap(\.self).orNil.map { "More: \($0.joined(separator: "; "))." }
    }

    /// The descriptions of the property `more`.
    static let properties = [
        "more":
            "The number of entries of each part beyond this answer. `parts` adds a part, and `page` continues it."
    ]

    /// Returns the maximum size of the answer, in bytes: the details on the first page, and a page of each chosen part.
    func maximumBytes(ofDetails details: Int = 1500) -> Int { (hasDetails ? details : 300) + 2700 * chosen.count }

    /// Returns the parameters `parts` and `page`.
    ///
    /// - Parameter paged: The entries on a page. Default: the chosen parts.
    static func parameters(_ names: [String], paged: String = "the chosen parts") -> [Parameter] {
        [
            .list("parts", "The parts to include, page by page.", of: .enumeration(names)),
            .query("page", "The page of \(paged).", Parameter.page.schema),
        ]
    }
}

extension DetailsParts {
    /// The names of all parts, in the parameters of tools and routes.
    static var partNames: [String] { Name.allCases.map(\.queryValue) }

    /// All parts. One response contains all of them, so reading them together sends no further request.
    static var all: Set<Name> { Set(Name.allCases) }
}
