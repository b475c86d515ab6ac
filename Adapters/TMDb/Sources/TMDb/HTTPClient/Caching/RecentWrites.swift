import Foundation
import NIOConcurrencyHelpers

/// The URLs of recent writes, which invalidate older cached responses when they are next read.
///
/// A store finds an entry only by its full URL, so the entries of a path cannot be removed at the time of the write.
final class RecentWrites: Sendable {

    /// The maximum number of URLs. The least recently written are removed first.
    private static let capacity = 4096

    private struct State {
        var dates: [Substring: Date] = [:]
        var uses = LeastRecentlyUsed<Substring>(budget: RecentWrites.capacity)
    }

    private let state = NIOLockedValueBox(State())

    /// Records a write to a URL. The write also affects the parent path: a write to `/3/movie/550/rating` changes
    /// `/3/movie/550` too.
    func recordWrite(to url: URL, at now: Date) {
        let url = url.absoluteString.prefix { $0 != "?" }
        let parent = url.lastIndex(of: "/").map { url[..<$0] } ?? url
        state.withLockedValue { state in
            for path in [url, parent] {
                state.dates[path] = now
                for evicted in state.uses.insert(path, size: 1) { state.dates[evicted] = nil }
            }
        }
    }

    /// Returns whether a URL was written at or after a date.
    func wasWritten(_ url: Substring, since date: Date) -> Bool {
        state.withLockedValue { $0.dates[url].map { $0 >= date } ?? false }
    }
}
