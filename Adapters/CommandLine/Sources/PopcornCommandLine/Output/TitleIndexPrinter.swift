import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornServices

/// A printer that shows the progress of updating the title index on standard error: a line that is redrawn on a
/// terminal, or a line for each step in a log.
final class TitleIndexPrinter: Sendable {

    /// The interval between two drawings, in seconds.
    private static let redrawInterval: TimeInterval = 0.1

    private struct State {
        var step: String?
        var shownAt = Date.distantPast
    }

    private let style: ProgressDisplay.Style
    private let clock: WallClock
    private let state = NIOLockedValueBox(State())

    init(_ style: ProgressDisplay.Style, clock: WallClock) {
        self.style = style
        self.clock = clock
    }

    func show(_ progress: TitleIndexProgress) {
        state.withLockedValue { state in
            let step = progress.name
            let isNew = step != state.step
            switch style {
            case .log:
                if isNew { Console.standardError(step) }
            case .terminal(let width):
                let now = clock.now
                let isComplete = progress.completed == progress.total
                guard isNew || isComplete || abs(now.timeIntervalSince(state.shownAt)) >= Self.redrawInterval else {
                    return
                }
                state.shownAt = now
                if isNew, state.step != nil { Console.standardError("") }
                // Returns to the start of the line, and clears the rest of it.
                Console.standardError("\r\(progress.line.prefix(cells: width - 1))\u{1B}[K", terminator: "")
            }
            state.step = step
        }
    }

    /// Ends the line of a terminal.
    func end() {
        state.withLockedValue { state in
            if state.step != nil, style != .log { Console.standardError("") }
        }
    }
}

extension TitleIndexProgress {

    /// The name of the step.
    fileprivate var name: String {
        let plural = kind?.plural ?? ""
        return switch step {
        case .download: "Downloading the export of \(plural)"
        case .read: "Reading the export of \(plural)"
        case .write: "Writing the index"
        }
    }

    /// The step with its progress.
    fileprivate var line: String {
        let isInBytes = step != .write
        func amount(_ count: Int) -> String {
            isInBytes ? "\(TextLayout.grouped(count / 1_000_000)) MB" : TextLayout.grouped(count)
        }
        guard let total else { return "\(name): \(amount(completed))" }
        let percent = total > 0 ? min(100, completed * 100 / total) : 100
        return "\(name): \(amount(completed)) of \(amount(total)) (\(percent) %)"
    }
}

extension ContentKind {
    /// The noun for several items of the kind.
    var plural: String {
        switch self {
        case .movie: "movies"
        case .tvSeries: "TV series"
        case .person: "people"
        case .tvSeason: "seasons"
        case .tvEpisode: "episodes"
        case .collection: "collections"
        }
    }
}

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
