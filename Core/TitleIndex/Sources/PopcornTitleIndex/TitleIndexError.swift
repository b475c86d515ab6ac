package import PopcornPersistence

/// An error of the index of titles. Messages contain no text of a search.
package enum TitleIndexError: Error, Hashable, Sendable {
    /// There is no file at the path. An index must be built first.
    case missing(path: String)
    /// The file is corrupt, or is not an index.
    case damaged(path: String, detail: String)
    /// The file has another version of the format, so it must be built again.
    case unsupportedFormat(path: String, found: Int, expected: Int)
    /// Another process, or another builder of this process, builds the index.
    case buildInProgress(path: String)
    /// The file or its folder cannot be created, read or written.
    case inaccessible(path: String, reason: String)
    /// An export is not valid gzip data, or is incomplete.
    case damagedExport(kind: TitleKind, reason: String)
    /// At least half of the lines of an export cannot be read, or it has no lines.
    case unreadableExport(kind: TitleKind, lines: Int, defects: LineDefects)
    /// An export has more titles than the index supports.
    case tooManyTitles(kind: TitleKind, limit: Int)
    /// The builder has finished, failed or was cancelled.
    case builderEnded
    /// The database reported another error.
    case database(DatabaseError)
    /// The task was cancelled.
    case cancelled
}

extension TitleIndexError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let path):
            "\(path) does not exist"
        case .damaged(let path, let detail):
            "\(path) is not a usable index of titles: \(detail)"
        case .unsupportedFormat(let path, let found, let expected):
            "\(path) has the format \(found), but this version of Popcorn reads the format \(expected)"
        case .buildInProgress(let path):
            "\(path) is being built by another process"
        case .inaccessible(let path, let reason):
            "cannot use \(path): \(reason)"
        case .damagedExport(let kind, let reason):
            "the export of kind \(kind) is damaged: \(reason)"
        case .unreadableExport(let kind, let lines, let defects):
            "the export of kind \(kind) has \(lines) lines, \(defects.count) of which cannot be read\(defects.detail)"
        case .tooManyTitles(let kind, let limit):
            "the export of kind \(kind) has more than \(limit) titles"
        case .builderEnded:
            "the index is no longer being built"
        case .database(let error):
            error.description
        case .cancelled:
            "cancelled while waiting for the index of titles"
        }
    }
}

extension TitleIndexError {

    /// Creates the error of a file that the database reported.
    init(_ error: DatabaseError, path: String) {
        switch error {
        case .cancelled: self = .cancelled
        case .inaccessible(let path, let reason): self = .inaccessible(path: path, reason: reason)
        case _ where error.isCorruption: self = .damaged(path: path, detail: error.description)
        default: self = .database(error)
        }
    }
}

/// Runs a closure and converts its errors to errors of the index.
func withIndexErrors<Result>(
    _ path: String, _ body: () throws(DatabaseError) -> Result
) throws(TitleIndexError) -> Result {
    do throws(DatabaseError) {
        return try body()
    } catch {
        throw TitleIndexError(error, path: path)
    }
}
