import TMDb

/// A page of a list. Like TMDb, a page has 20 entries, and an empty list has one page.
struct Page<Element> {
    let number: Int
    let elements: ArraySlice<Element>
    let totalPages: Int
    let totalResults: Int

    private static var size: Int { 20 }

    /// Creates a page.
    /// - Parameter number: The page, from 1. Pages past the last page are empty.
    init(_ number: Int, of all: [Element]) {
        self.number = number
        elements = all.dropFirst((number - 1) * Self.size).prefix(Self.size)
        totalPages = max(1, (all.count + Self.size - 1) / Self.size)
        totalResults = all.count
    }

    /// Returns the members that all paged lists have.
    /// - Parameters:
    ///   - key: The key of the array of entries.
    ///   - row: A closure that returns the row of an entry.
    func members(_ key: String = "results", row: (Element) -> [String: JSONValue]?) -> [String: JSONValue] {
        [
            "page": .integer(number), key: .array(elements.compactMap(row).map(JSONValue.object)),
            "total_pages": .integer(totalPages), "total_results": .integer(totalResults),
        ]
    }
}
