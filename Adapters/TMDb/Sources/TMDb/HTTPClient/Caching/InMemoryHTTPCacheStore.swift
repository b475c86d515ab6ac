import NIOConcurrencyHelpers

/// A cache store that keeps responses in memory, up to a maximum total size. The least recently used responses are
/// removed first.
public final class InMemoryHTTPCacheStore: HTTPCacheStore {

    private struct State {
        var entries: [HTTPCacheKey: HTTPCacheEntry] = [:]
        var uses: LeastRecentlyUsed<HTTPCacheKey>
    }

    private let state: NIOLockedValueBox<State>

    /// Creates a store.
    ///
    /// - Parameter budget: The approximate maximum total size of responses and keys, in bytes. Default: 64 MiB.
    public init(budget: Int = 64 * 1024 * 1024) {
        state = NIOLockedValueBox(State(uses: LeastRecentlyUsed(budget: budget)))
    }

    /// The approximate total size of responses and keys, in bytes.
    public var size: Int { state.withLockedValue(\.uses.total) }

    /// The number of stored responses.
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
