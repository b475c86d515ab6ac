import Foundation

/// An item of a list as one line: its identifier, what it is called, and a fact at the end of the line.
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

    /// The same item with its kind as the last of its facts, in a column of words that are as long.
    func of(_ kind: String) -> ListLine {
        let room = String(repeating: " ", count: max(0, 6 - kind.count))
        return ListLine(id: id, title: title, fact: fact.isEmpty ? kind : "\(fact)  \(room)\(kind)")
    }

    /// A title with its year and the mean of its ratings.
    init(id: Int, title: String, date: Date?, voteAverage: Double?, voteCount: Int?) {
        let year = date.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
        let rating = voteAverage.flatMap { (voteCount ?? 0) > 0 ? "★ \(String(format: "%.1f", $0))" : nil }
        self.init(id: id, title: title + year, fact: rating ?? "")
    }
}
