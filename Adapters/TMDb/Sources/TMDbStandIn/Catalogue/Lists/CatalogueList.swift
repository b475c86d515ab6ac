/// A list whose rows are written when their page is asked for.
struct CatalogueList {
    let count: Int
    let pageSize: Int
    /// Members before the rows, such as the span of days that a list covers.
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

    /// The list with other rows before its own.
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

    /// The list without one of its rows.
    func without(_ excluded: Int) -> CatalogueList {
        CatalogueList(count: count - 1, pageSize: pageSize, head: head) { position, writer in
            writeRow(position < excluded ? position : position + 1, &writer)
        }
    }

    /// - Parameter number: From 1. A page past the last is empty.
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
