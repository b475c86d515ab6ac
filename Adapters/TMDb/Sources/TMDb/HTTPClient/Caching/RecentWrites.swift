import Foundation
import NIOConcurrencyHelpers

/// The URLs of recent writes, which invalidate older cached responses when they are next read.
///
/// A store finds an entry only by its full URL, so the entries of a path cannot be removed at the time of the write. At
/// most 4,096 URLs are stored; the least recently written are removed first.
final class WrittenAddresses: Sendable {

    private struct State {
        var moments: [Substring: Date] = [:]
        var uses = LeastRecentlyUsed<Substring>(budget: 4096)
    }

    private let state = NIOLockedValueBox(State())

    /// Records a write to a URL. The write also affects the parent path: a write to `/3/movie/550/rating` changes
    /// `/3/movie/550` too.
    func note(_ url: URL, at now: Date) {
        let address = url.absoluteString.prefix { $0 != "?" }
        let whole = address.lastIndex(of: "/").map { address[..<$0] } ?? address
        state.withLockedValue { state in
            for address in [address, whole] {
                state.moments[address] = now
                for forgotten in state.uses.insert(address, size: 1) { state.moments[forgotten] = nil }
            }
        }
    }

    /// Returns whether a URL was written at or after a date.
    func wasWritten(_ address: Substring, since moment: Date) -> Bool {
        state.withLockedValue { $0.moments[address].map { $0 >= moment } ?? false }
    }
}
