package import Foundation

/// The lines of an export that cannot be read.
package struct LineDefects: Hashable, Sendable {

    /// The maximum number of samples.
    package static let sampleLimit = 5

    /// A line that cannot be read.
    package struct Sample: Hashable, Sendable {
        /// The number of the line, from 1.
        package let line: Int
        /// The reason, without text of the line.
        package let reason: LineDefect
    }

    /// The number of such lines.
    package private(set) var count: Int

    /// The first such lines, at most ``sampleLimit``.
    package private(set) var samples: [Sample] = []

    init(count: Int = 0) {
        self.count = count
    }

    mutating func add(_ reason: LineDefect, line: Int) {
        count += 1
        if samples.count < Self.sampleLimit { samples.append(Sample(line: line, reason: reason)) }
    }

    /// The first reason, for messages.
    var detail: String {
        samples.first.map { "; line \($0.line): \($0.reason.rawValue)" } ?? ""
    }
}

/// The reason why a line of an export cannot be read.
package enum LineDefect: String, Error, Hashable, Sendable {
    case tooLong = "longer than the limit"
    case notAnObject = "not a JSON object"
    case invalidJSON = "invalid JSON"
    case tooDeep = "nested too deeply"
    case invalidText = "invalid UTF-8 or escape"
    case missingID = "no valid identifier"
    case missingName = "no name"
    case nameTooLong = "name longer than the limit"
    case invalidMember = "member of an unexpected type"
}

/// An export in an index.
package struct TitleIndexExport: Hashable, Sendable {

    package let kind: TitleKind
    /// The date at which TMDb made the export.
    package let made: Date
    /// The number of titles.
    package let titleCount: Int
    /// The lines that could not be read. The samples are not stored in the index.
    package let defects: LineDefects
}
