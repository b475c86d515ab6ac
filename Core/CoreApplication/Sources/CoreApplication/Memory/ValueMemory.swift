package import CoreDomain
package import CoreMetrics
import Foundation
import NIOConcurrencyHelpers
import Synchronization

/// The application models of recent reads, bounded by bytes.
///
/// A value is kept when it is read for the second time, from the cache, while it is fresh. It is returned while the
/// data that it depends on is unchanged, for at most a minute. Its freshness is then judged again.
package final class ValueMemory: Sendable {

    private typealias Values = SieveCache<MemoryKey, any AnyObject & Sendable>

    /// The values of some of the keys.
    private struct Shard {
        var cache: Values
        var recent: RecentKeys<MemoryKey>
    }

    /// The number of shards. Each has its own lock, so that concurrent reads rarely wait for each other.
    private static let shardCount = 8

    /// The maximum number of keys that were read recently, in all shards.
    private static let recentCount = 4096

    let clock: WallClock
    private let metrics: MemoryMetrics
    private let useCaseCount = Atomic(0)
    private let shards: [NIOLockedValueBox<Shard>]
    private let valueCount = Atomic(0)
    private let byteCount = Atomic(0)

    /// Creates a memory.
    ///
    /// - Parameters:
    ///   - byteCount: The maximum size of all values, in bytes. A value that is larger than an eighth is not kept.
    ///   - clock: The clock that determines how long values are fresh.
    ///   - metrics: The factory of the metrics.
    package init(byteCount: Int, clock: WallClock, metrics: any MetricsFactory) {
        self.clock = clock
        self.metrics = MemoryMetrics(metrics)
        shards = (0..<Self.shardCount).map { _ in
            NIOLockedValueBox(
                Shard(
                    cache: SieveCache(byteLimit: byteCount / Self.shardCount, maximumByteCount: byteCount / 8),
                    recent: RecentKeys(count: Self.recentCount / Self.shardCount)))
        }
    }

    /// Returns the identifier of a new use case.
    func addUseCase() -> Int {
        useCaseCount.add(1, ordering: .relaxed).newValue
    }

    /// Returns the value of a key if it may be returned now; otherwise `nil`.
    func value<Value: Sendable>(_ key: MemoryKey, as type: Value.Type) async -> KeptValue<Value>? {
        guard let kept = shard(of: key).withLockedValue({ $0.cache.value(key) }) as? KeptValue<Value> else {
            metrics.count(.miss)
            return nil
        }
        let now = clock.now
        guard kept.isValid(at: now) else {
            metrics.count(.expired)
            remove(kept, for: key)
            return nil
        }
        if kept.isUnchanged {
            metrics.count(.hit)
            kept.recordUse(at: now)
            return kept
        }
        guard let confirmed = await kept.confirmed() else {
            metrics.count(.changed)
            remove(kept, for: key)
            return nil
        }
        metrics.count(.hit)
        confirmed.recordUse(at: now)
        change(key) { $0.replace(key, by: confirmed) { $0 === kept } }
        return confirmed
    }

    /// Records the read of a key whose value is not in memory.
    ///
    /// - Returns: Whether the value should be kept, because it was read recently.
    func shouldKeep(_ key: MemoryKey) -> Bool {
        shard(of: key).withLockedValue { $0.recent.note(key) }
    }

    /// Keeps a value.
    func keep<Value: Encodable & Sendable>(_ value: KeptValue<Value>, for key: MemoryKey) {
        let byteCount = MemoryFootprint.byteCount(of: value.sourced.value) + MemoryFootprint.entry
        change(key) { $0.insert(value, for: key, byteCount: byteCount) }
    }

    /// Keeps the JSON of a value, unless both together are too large.
    func keep<Value: Sendable>(_ json: Data, of value: KeptValue<Value>, status: Bool?, for key: MemoryKey) {
        change(key) { cache in
            guard let kept = cache.value(key) as? KeptValue<Value>, kept.sharesJSON(with: value),
                kept.json(status) == nil,
                let removal = cache.resize(key, by: json.count + MemoryFootprint.allocation)
            else { return Values.Removal() }
            kept.keep(json, status)
            return removal
        }
    }

    /// Removes the value of a key, unless it was replaced meanwhile.
    private func remove(_ kept: AnyObject, for key: MemoryKey) {
        change(key) { Values.Removal(replaced: $0.remove(key) { $0 === kept }) }
    }

    private func shard(of key: MemoryKey) -> NIOLockedValueBox<Shard> {
        // The lower bits determine the place in the list of recent keys.
        shards[(key.hashValue >> 32) & (Self.shardCount - 1)]
    }

    /// Changes the values of a key's shard. The removed values are deallocated after the lock is released.
    private func change(_ key: MemoryKey, _ body: (inout Values) -> Values.Removal) {
        let (removal, values, bytes) = shard(of: key).withLockedValue { shard in
            let (values, bytes) = (shard.cache.count, shard.cache.byteCount)
            let removal = body(&shard.cache)
            return (removal, shard.cache.count - values, shard.cache.byteCount - bytes)
        }
        metrics.record(
            values: valueCount.add(values, ordering: .relaxed).newValue,
            bytes: byteCount.add(bytes, ordering: .relaxed).newValue, evicted: removal.evicted.count)
    }
}

/// The keys that were read recently, so that a value that is read only once is not kept.
///
/// Two keys with the same position replace each other.
struct RecentKeys<Key: Hashable>: Sendable {

    /// The hashes of the keys, by place.
    private var hashes: [Int]

    /// Creates an empty list.
    ///
    /// - Parameter count: The maximum number of keys, a power of two. Only their hashes are kept.
    init(count: Int) {
        hashes = [Int](repeating: 0, count: count)
    }

    /// Records the read of a key.
    ///
    /// - Returns: Whether the key was already recorded.
    mutating func note(_ key: Key) -> Bool {
        let hash = key.hashValue
        let place = hash & (hashes.count - 1)
        defer { hashes[place] = hash }
        return hashes[place] == hash
    }
}
