import Foundation

/// The parsed lines of an `index.tsv`.
struct RecordingsIndex {
    /// The columns, in order.
    static let columns = ["method", "path", "query", "status", "operationId", "bytes", "file", "updatedAt"]

    struct Entry {
        let line: Int
        let method: String
        let path: String
        let query: String
        let status: Int
        let file: String
    }

    let entries: [Entry]

    /// Parses an index.
    /// - Parameter file: The path of the index, for errors.
    init(parsing text: String, file: String) throws(RecordingsError) {
        // CR LF is a single `Character`, so the text is split by Unicode scalars.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line).trimmingSuffix("\r")
        }
        let header = lines.first ?? ""
        guard header == Self.columns.joined(separator: "\t") else {
            throw .unexpectedHeader(file: file, found: header)
        }
        var entries: [Entry] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            entries.append(try Self.entry(line, number: index + 1, file: file))
        }
        self.entries = entries
    }

    private static func entry(_ text: String, number: Int, file: String) throws(RecordingsError) -> Entry {
        let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == columns.count else {
            throw .wrongFieldCount(file: file, line: number, found: fields.count, expected: columns.count)
        }
        func invalid(_ column: Int) -> RecordingsError {
            .invalidField(file: file, line: number, field: columns[column], value: fields[column])
        }
        guard !fields[0].isEmpty else { throw invalid(0) }
        guard fields[1].hasPrefix("/") else { throw invalid(1) }
        guard let status = Int(fields[3]), (100...599).contains(status) else { throw invalid(3) }
        guard Int(fields[5]) != nil else { throw invalid(5) }
        guard !fields[6].isEmpty else { throw invalid(6) }
        return Entry(
            line: number, method: fields[0].uppercased(), path: fields[1].removingPercentEncoding ?? fields[1],
            query: fields[2], status: status, file: fields[6])
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(unicodeScalars.dropLast(suffix.unicodeScalars.count)) : self
    }
}
