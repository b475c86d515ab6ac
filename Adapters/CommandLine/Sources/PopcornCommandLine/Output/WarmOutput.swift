import CoreDomain
import Foundation
import PopcornServices

/// The result of a warm-up, as JSON or as text.
struct WarmOutput: Encodable {

    let completed: Int
    let fetched: Int
    let fresh: Int
    let notFound: Int
    let failed: Int
    /// The number of lines of the file that are not identifiers; `nil` for sources.
    let invalidLines: Int?
    /// The sources; `nil` for a file.
    let sources: [WarmUpProgress.Source]?
    /// Whether items of the sources were omitted because there are too many; `nil` for a file.
    let isTruncated: Bool?
    /// The first items that could not be fetched.
    let failures: [CacheProgress.Failure]

    init(_ progress: WarmUpProgress) {
        self.init(progress.items, sources: progress.sources, isTruncated: progress.isTruncated)
    }

    init(
        _ progress: CacheProgress, invalidLines: Int? = nil, sources: [WarmUpProgress.Source]? = nil,
        isTruncated: Bool? = nil
    ) {
        completed = progress.completed
        fetched = progress.fetched
        fresh = progress.fresh
        notFound = progress.notFound
        failed = progress.failed
        failures = progress.failures
        self.invalidLines = invalidLines
        self.sources = sources
        self.isTruncated = isTruncated
    }

    var text: String {
        func counted(_ number: Int, _ text: String) -> String? {
            number > 0 ? "\(TextLayout.grouped(number)) \(text)" : nil
        }
        let invalidLines = invalidLines ?? 0
        let failedSources = sources?.count { $0.error != nil } ?? 0
        let others = [
            counted(fresh, fresh == 1 ? "was fresh" : "were fresh"), counted(notFound, "not found"),
            counted(failed, "failed"), counted(invalidLines, invalidLines == 1 ? "invalid line" : "invalid lines"),
            counted(failedSources, failedSources == 1 ? "source could not be read" : "sources could not be read"),
            isTruncated == true ? "items beyond \(TextLayout.grouped(WarmUpProgress.itemLimit)) were omitted" : nil,
        ].compactMap(\.self)
        let head = "Fetched \(TextLayout.grouped(fetched)) of \(TextLayout.grouped(completed))"
        return (others.isEmpty ? head : "\(head): \(others.joined(separator: ", "))") + "."
    }
}

/// The lines about the sources of a warm-up: one for each source that was read, and one for each 100 pages.
struct WarmUpSourceLines {

    /// The number of pages between two lines.
    private static let pageInterval = 100

    /// The number of sources that have a line.
    private var completeCount = 0

    /// Returns the new lines for the current progress.
    mutating func lines(for progress: WarmUpProgress) -> [String] {
        let areAllRead = progress.items.total != nil
        // A source was read if the next one began or the total is known.
        let read = areAllRead ? progress.sources[...] : progress.sources.dropLast()
        var lines = read.dropFirst(completeCount).map(\.text)
        completeCount = read.count
        if !areAllRead, let current = progress.sources.last, current.pages > 0,
            current.pages.isMultiple(of: Self.pageInterval)
        {
            lines.append("\(current.source): \(TextLayout.grouped(current.pages)) pages read")
        }
        return lines
    }
}

extension WarmUpProgress.Source {

    /// The result as text.
    fileprivate var text: String {
        var facts = ["\(TextLayout.grouped(items)) \(items == 1 ? "item" : "items")"]
        if pages > 0 { facts.append("\(TextLayout.grouped(pages)) \(pages == 1 ? "page" : "pages")") }
        if let error { facts.append("then failed: \(error.message)") }
        return "\(source): \(facts.joined(separator: ", "))"
    }
}
