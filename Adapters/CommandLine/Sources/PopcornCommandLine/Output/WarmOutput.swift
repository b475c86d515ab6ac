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
    /// The number of lines of the list that are not identifiers.
    let invalidLines: Int
    /// The first items that could not be fetched.
    let failures: [CacheProgress.Failure]

    init(_ progress: CacheProgress, invalidLines: Int) {
        completed = progress.completed
        fetched = progress.fetched
        fresh = progress.fresh
        notFound = progress.notFound
        failed = progress.failed
        failures = progress.failures
        self.invalidLines = invalidLines
    }

    var text: String {
        func counted(_ number: Int, _ text: String) -> String? {
            number > 0 ? "\(TextLayout.grouped(number)) \(text)" : nil
        }
        let others = [
            counted(fresh, fresh == 1 ? "was fresh" : "were fresh"), counted(notFound, "not found"),
            counted(failed, "failed"), counted(invalidLines, invalidLines == 1 ? "invalid line" : "invalid lines"),
        ].compactMap(\.self)
        let head = "Fetched \(TextLayout.grouped(fetched)) of \(TextLayout.grouped(completed))"
        return (others.isEmpty ? head : "\(head): \(others.joined(separator: ", "))") + "."
    }
}
