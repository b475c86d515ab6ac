/// An error thrown if a recordings folder cannot be used. It contains the file, and the line if applicable.
///
/// Future versions may add cases, so a `switch` in another package needs `@unknown default`.
@nonexhaustive
public enum RecordingsError: Error, Equatable, Sendable {
    /// The folder does not exist.
    case folderMissing(path: String)
    /// The folder's `index.tsv` is missing or cannot be read.
    case indexUnreadable(file: String, reason: String)
    /// The first line of the index is not the expected header.
    case unexpectedHeader(file: String, found: String)
    /// The number of fields in a line differs from the header.
    case wrongFieldCount(file: String, line: Int, found: Int, expected: Int)
    /// The value of a field is invalid.
    case invalidField(file: String, line: Int, field: String, value: String)
    /// Two lines record the same request.
    case duplicateRequest(file: String, line: Int, firstLine: Int)
    /// A body is outside the folder.
    case bodyOutsideFolder(file: String, line: Int, body: String)
    /// A body is missing or cannot be read.
    case bodyUnreadable(file: String, line: Int, body: String, reason: String)
    /// The bundled sample catalogue is not next to the executable.
    case sampleCatalogueMissing(searched: [String])
}

extension RecordingsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .folderMissing(let path):
            "The recordings folder \(path) does not exist."
        case .indexUnreadable(let file, let reason):
            "\(file) cannot be read: \(reason)"
        case .unexpectedHeader(let file, let found):
            "\(file):1: the header must be \(RecordingsIndex.columns.joined(separator: "⇥")), found \"\(found)\"."
        case .wrongFieldCount(let file, let line, let found, let expected):
            "\(file):\(line): found \(found) tab-separated fields, expected \(expected)."
        case .invalidField(let file, let line, let field, let value):
            "\(file):\(line): \"\(value)\" is not a valid \(field)."
        case .duplicateRequest(let file, let line, let firstLine):
            "\(file):\(line): the same request is recorded in line \(firstLine)."
        case .bodyOutsideFolder(let file, let line, let body):
            "\(file):\(line): the body \(body) is outside the recordings folder."
        case .bodyUnreadable(let file, let line, let body, let reason):
            "\(file):\(line): the body \(body) cannot be read: \(reason)"
        case .sampleCatalogueMissing(let searched):
            "The sample catalogue is missing. The resource bundle must be next to the executable. Searched: "
                + searched.joined(separator: ", ") + "."
        }
    }
}
