import NIOConcurrencyHelpers

/// Keeps answers in memory, up to a number of bytes. What was used longest ago is dropped first.
public final class InMemoryHTTPCacheStore: HTTPCacheStore {

    private struct State {
        var entries: [HTTPCacheKey: HTTPCacheEntry] = [:]
        var uses: LeastRecentlyUsed<HTTPCacheKey>
    }

    private let state: NIOLockedValueBox<State>

    /// Creates a store.
    ///
    /// - Parameter budget: Roughly the most bytes that answers and keys may take. Default: 64 MiB.
    public init(budget: Int = 64 * 1024 * 1024) {
        state = NIOLockedValueBox(State(uses: LeastRecentlyUsed(budget: budget)))
    }

    /// Roughly how many bytes the answers and keys take.
    public var size: Int { state.withLockedValue(\.uses.total) }

    /// How many answers are kept.
    public var count: Int { state.withLockedValue(\.entries.count) }

    public func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
        state.withLockedValue { state in
            state.uses.use(key)
            return state.entries[key]
        }
    }

    public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {
        state.withLockedValue { state in
            state.entries[key] = entry
            for evicted in state.uses.insert(key, size: entry.size + key.url.utf8.count) {
                state.entries[evicted] = nil
            }
        }
    }

    public func removeEntry(for key: HTTPCacheKey) async {
        state.withLockedValue { state in
            state.entries[key] = nil
            state.uses.remove(key)
        }
    }

    public func removeAll() async {
        state.withLockedValue { state in
            state.entries = [:]
            state.uses.removeAll()
        }
    }
}
