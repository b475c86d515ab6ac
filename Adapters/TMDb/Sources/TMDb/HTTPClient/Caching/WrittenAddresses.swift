import Foundation
import NIOConcurrencyHelpers

/// What was written to of late, so that older answers about it are dropped when somebody asks for them.
///
/// A store finds an entry by its whole URL, so the entries of an address cannot be dropped at once. Only the latest
/// writes are remembered, some thousands.
final class WrittenAddresses: Sendable {

    private struct State {
        var moments: [Substring: Date] = [:]
        var uses = LeastRecentlyUsed<Substring>(budget: 4096)
    }

    private let state = NIOLockedValueBox(State())

    /// Notes a write to a URL. It changes what is there and what that is a part of: `/3/movie/550/rating` changes
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

    /// Whether an address was written to at a moment or later.
    func wasWritten(_ address: Substring, since moment: Date) -> Bool {
        state.withLockedValue { $0.moments[address].map { $0 >= moment } ?? false }
    }
}
