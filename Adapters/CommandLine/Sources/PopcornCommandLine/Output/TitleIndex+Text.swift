import Foundation
import PopcornServices

extension TitleIndexUpdate {

    /// The result as text.
    var text: String {
        switch outcome {
        case .updated: statistics.map { "The index was updated.\n\($0.text)" } ?? "The index was updated."
        case .upToDate: statistics.map { "The index has the latest exports.\n\($0.text)" } ?? ""
        case .inOtherProcess: "Another process updates the index."
        }
    }
}

extension TitleIndexStatistics {

    /// The exports, one per line, and the size.
    var text: String {
        let lines = exports.map { export in
            let unreadable =
                export.unreadableLineCount > 0
                ? ", \(TextLayout.grouped(export.unreadableLineCount)) lines not read" : ""
            let day = export.day.formatted(.iso8601.year().month().day())
            return "\(TextLayout.grouped(export.count)) \(export.kind.plural) of \(day)\(unreadable)"
        }
        return (lines + ["\(TextLayout.grouped(byteCount)) bytes"]).joined(separator: "\n")
    }
}
