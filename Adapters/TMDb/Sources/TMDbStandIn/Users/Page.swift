import TMDb

/// One page of a list, as TMDb cuts it: 20 entries, and at least one page even if there are none.
struct Page<Element> {
    let number: Int
    let elements: ArraySlice<Element>
    let totalPages: Int
    let totalResults: Int

    private static var size: Int { 20 }

    /// - Parameter number: From 1. A page past the last is empty.
    init(_ number: Int, of all: [Element]) {
        self.number = number
        elements = all.dropFirst((number - 1) * Self.size).prefix(Self.size)
        totalPages = max(1, (all.count + Self.size - 1) / Self.size)
        totalResults = all.count
    }

    /// The members that every list has.
    /// - Parameters:
    ///   - key: What the array of entries is called.
    ///   - row: An entry as the list shows it.
    func members(_ key: String = "results", row: (Element) -> [String: JSONValue]?) -> [String: JSONValue] {
        [
            "page": .integer(number), key: .array(elements.compactMap(row).map(JSONValue.object)),
            "total_pages": .integer(totalPages), "total_results": .integer(totalResults),
        ]
    }
}
