/// A list whose rows are written when their page is requested.
struct CatalogueList {
    let count: Int
    let pageSize: Int
    /// A closure that writes the members before the rows, such as the date range of the list.
    let head: (inout JSONWriter) -> Void
    let writeRow: (Int, inout JSONWriter) -> Void

    init(
        count: Int, pageSize: Int = 20, head: @escaping (inout JSONWriter) -> Void = { _ in },
        writeRow: @escaping (Int, inout JSONWriter) -> Void
    ) {
        self.count = count
        self.pageSize = pageSize
        self.head = head
        self.writeRow = writeRow
    }

    /// Returns the list with additional rows before its own.
    func preceded(by rows: [[UInt8]]) -> CatalogueList {
        guard !rows.isEmpty else { return self }
        return CatalogueList(count: rows.count + count, pageSize: pageSize, head: head) { position, writer in
            if position < rows.count {
                writer.raw(rows[position])
            } else {
                writeRow(position - rows.count, &writer)
            }
        }
    }

    /// Returns the list without one of its rows.
    func without(_ excluded: Int) -> CatalogueList {
        CatalogueList(count: count - 1, pageSize: pageSize, head: head) { position, writer in
            writeRow(position < excluded ? position : position + 1, &writer)
        }
    }

    /// Returns a page of the list.
    /// - Parameter number: The page, from 1. Pages past the last page are empty.
    func page(_ number: Int) -> [UInt8] {
        let start = min(count, (number - 1) * pageSize)
        let rows = start..<min(count, start + pageSize)
        return JSONWriter.object(capacity: 1024 * (1 + rows.count)) { page in
            head(&page)
            page.member("page", number)
            page.member("results", of: rows) { writeRow($1, &$0) }
            page.member("total_pages", (count + pageSize - 1) / pageSize)
            page.member("total_results", count)
        }
    }
}

/// The positions of several lists, interleaved: one position of each list in turn.
struct InterleavedLists {
    let counts: [Int]
    var count: Int { counts.reduce(0, +) }

    subscript(position: Int) -> (source: Int, position: Int) {
        // All lists take turns until the shortest one ends. Then the remaining lists take turns, and so on.
        var position = position
        var taken = 0
        var rest = counts.indices.filter { counts[$0] > 0 }
        while let shortest = rest.map({ counts[$0] }).min() {
            let rounds = shortest - taken
            if position < rounds * rest.count {
                return (rest[position % rest.count], taken + position / rest.count)
            }
            position -= rounds * rest.count
            taken = shortest
            rest.removeAll { counts[$0] == shortest }
        }
        return (0, 0)
    }
}
