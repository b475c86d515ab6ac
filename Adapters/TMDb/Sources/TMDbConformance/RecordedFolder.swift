import Foundation
import TMDbStandIn

/// The recordings of a folder: the recordings in its `index.tsv`, or the examples of a description if the folder has no
/// index.
///
/// The stand-in rejects a folder with an invalid line. This type loads as many recordings as possible. It accepts
/// columns in any order (only `path` or `url`, and `file` are required), paths with a host or a prefix before the
/// version, and several recordings of the same request. Lines that cannot be loaded are reported.
struct RecordedFolder {

    let name: String
    let recordings: [Recording]
    /// The lines that could not be loaded, with the reasons.
    let unreadable: [String]

    /// An error thrown if a folder has no recordings.
    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    init(_ folder: URL) throws {
        name = folder.lastPathComponent
        let index = folder.appending(path: "index.tsv")
        let path = folder.path(percentEncoded: false)
        if !FileManager.default.fileExists(atPath: index.path(percentEncoded: false)) {
            recordings = (try? Examples.recordings(in: folder)) ?? []
            unreadable = []
            if recordings.isEmpty {
                throw Unusable(
                    description: "\(path) has neither an index.tsv nor examples such as movie-details.200.json.")
            }
            return
        }
        let text = String(decoding: try Data(contentsOf: index), as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let header =
            lines.first?.map { $0.lowercased().trimmingCharacters(in: CharacterSet.whitespaces.union(["\u{FEFF}"])) }
            ?? []
        let columns = Dictionary(header.enumerated().map { ($1, $0) }) { first, _ in first }
        guard columns["path"] ?? columns["url"] != nil, columns["file"] != nil else {
            throw Unusable(
                description: "\(path)/index.tsv must have the columns path (or url) and file, but has: \(header).")
        }
        var recordings: [Recording] = []
        var unreadable: [String] = []
        for (number, fields) in lines.enumerated().dropFirst() where fields != [""] {
            do {
                recordings.append(try RecordedLine(fields, columns: columns).recording(in: folder))
            } catch {
                unreadable.append("\(name)/index.tsv:\(number + 1): \(error)")
            }
        }
        self.recordings = recordings
        self.unreadable = unreadable
    }
}

/// A line of an index.
private struct RecordedLine {

    struct Flaw: Error, CustomStringConvertible {
        let description: String
    }

    private let fields: [String]
    private let columns: [String: Int]

    init(_ fields: [String], columns: [String: Int]) {
        self.fields = fields
        self.columns = columns
    }

    private subscript(column: String) -> String? {
        guard let index = columns[column], fields.indices.contains(index), !fields[index].isEmpty else { return nil }
        return fields[index]
    }

    func recording(in folder: URL) throws -> Recording {
        guard let target = self["path"] ?? self["url"] else { throw Flaw(description: "the path is missing") }
        guard let file = self["file"] else { throw Flaw(description: "the file is missing") }
        guard let status = Int(self["status"] ?? "200"), (100...599).contains(status) else {
            throw Flaw(description: "\(self["status"] ?? "") is not a valid status")
        }
        guard let body = try? Data(contentsOf: folder.appending(path: file)) else {
            throw Flaw(description: "\(file) cannot be read")
        }
        let parts = target.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let queries = [parts.count > 1 ? String(parts[1]) : "", self["query"] ?? ""]
        return Recording(
            method: (self["method"] ?? "GET").uppercased(), path: Self.path(of: parts.first ?? ""),
            query: queries.map { $0.trimmingCharacters(in: ["?", "&"]) }.filter { !$0.isEmpty }.joined(separator: "&"),
            status: status, body: [UInt8](body))
    }

    /// Returns the percent-decoded path from the API version on, or the whole path if it does not contain a version.
    private static func path(of target: Substring) -> String {
        var path = target
        if let scheme = path.firstRange(of: "://") {
            path = path[scheme.upperBound...].drop { $0 != "/" }
        }
        let segments = path.split(separator: "/")
        let start = segments.firstIndex { $0 == "3" || $0 == "4" } ?? segments.startIndex
        let text = "/" + segments[start...].joined(separator: "/")
        return text.removingPercentEncoding ?? text
    }
}
