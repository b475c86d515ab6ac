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
