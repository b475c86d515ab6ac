import Foundation

/// A list item as one line: the identifier, the title, and a fact aligned to the right.
struct ListLine: CustomStringConvertible {

    let id: Int
    let title: String
    var fact = ""

    private static let idColumn = 9

    var description: String {
        let number = String(id)
        let head = String(repeating: " ", count: max(0, Self.idColumn - number.count)) + number + "  "
        let room = max(10, TextLayout.width - head.count - (fact.isEmpty ? 0 : fact.cells + 2))
        let name = title.cells > room ? title.prefix(cells: room - 1) + "…" : title[...]
        let gap = fact.isEmpty ? "" : String(repeating: " ", count: room - name.cells + 2)
        return (head + name + gap + fact).sanitisedForTerminal(keepingNewlines: false)
    }
}

extension ListLine {

    /// Returns the line with a kind appended to its fact, aligned in a column.
    func of(_ kind: String) -> ListLine {
        let room = String(repeating: " ", count: max(0, 6 - kind.count))
        return ListLine(id: id, title: title, fact: fact.isEmpty ? kind : "\(fact)  \(room)\(kind)")
    }

    /// Creates a line for a title with its year and the mean of its ratings, and a tick if it is on the watchlist.
    init(
        id: Int, title: String, date: Date?, voteAverage: Double?, voteCount: Int?, isOnWatchlist: Bool? = nil
    ) {
        let year = date.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
        let rating = voteAverage.flatMap { (voteCount ?? 0) > 0 ? "★ \(String(format: "%.1f", $0))" : nil }
        self.init(id: id, title: title + year + (isOnWatchlist == true ? " ✓" : ""), fact: rating ?? "")
    }
}
