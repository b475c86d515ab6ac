/// A comparison of a search query with names.
struct NameSearch {
    enum Match {
        case never
        /// The name contains the query.
        case always
        /// The name contains the query only if the number at the end of the query is appended to the name.
        case withNumber
    }

    /// The number at the end of the query.
    let number: Int?
    private let text: [UInt8]
    /// The query without the number. A name with this ending matches if it is followed by the number.
    private let ending: [UInt8]

    init(query: String) {
        text = Array(query.lowercased().utf8)
        let words = query.lowercased().split(separator: " ")
        let last = words.count > 1 ? words.last.flatMap { Int($0) } : nil
        number = last.flatMap { (2..<CatalogueKind.limit).contains($0) ? $0 : nil }
        ending = Array(words.dropLast().joined(separator: " ").utf8)
    }

    func match(_ name: [UInt8]) -> Match {
        if let first = text.first, name.count >= text.count {
            for start in 0...(name.count - text.count) where name[start] == first {
                if name[start..<(start + text.count)].elementsEqual(text) { return .always }
            }
        }
        return number != nil && name.suffix(ending.count).elementsEqual(ending) ? .withNumber : .never
    }
}
