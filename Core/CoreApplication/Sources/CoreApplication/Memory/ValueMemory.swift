package import CoreDomain
package import CoreMetrics
import Foundation
import NIOConcurrencyHelpers
import Synchronization

/// The application models of recent reads, bounded by bytes.
///
/// A value is kept when it is read for the second time, from the cache, while it is fresh. It is returned while the data
/// that it depends on is unchanged, for at most a minute. Its freshness is then judged again.
package final class ValueMemory: Sendable {

    private typealias Values = SieveCache<MemoryKey, any AnyObject & Sendable>

    private struct State {
        var cache: Values
        var recent = RecentKeys<MemoryKey>()
    }

    let clock: WallClock
    private let metrics: MemoryMetrics
    private let useCaseCount = Atomic(0)
    private let state: NIOLockedValueBox<State>

    /// Creates a memory.
    ///
    /// - Parameters:
    ///   - byteCount: The maximum size of all values, in bytes.
    ///   - clock: The clock that determines how long values are fresh.
    ///   - metrics: The factory of the metrics.
    package init(byteCount: Int, clock: WallClock, metrics: any MetricsFactory) {
        self.clock = clock
        self.metrics = MemoryMetrics(metrics)
        state = NIOLockedValueBox(State(cache: SieveCache(byteLimit: byteCount)))
    }

    /// Returns the identifier of a new use case.
    func addUseCase() -> Int {
        useCaseCount.add(1, ordering: .relaxed).newValue
    }

    /// Returns the value of a key if it may be returned now; otherwise `nil`.
    func value<Value: Sendable>(_ key: MemoryKey, as type: Value.Type) async -> KeptValue<Value>? {
        guard let kept = state.withLockedValue({ $0.cache.value(key) }) as? KeptValue<Value> else {
            metrics.count(.miss)
            return nil
        }
        let now = clock.now
        guard kept.isValid(at: now) else {
            metrics.count(.expired)
            return nil
        }
        if kept.isUnchanged {
            metrics.count(.hit)
            kept.recordUse(at: now)
            return kept
        }
        guard let confirmed = await kept.confirmed() else {
            metrics.count(.changed)
            state.withLockedValue { $0.cache.remove(key) }
            return nil
        }
        metrics.count(.hit)
        confirmed.recordUse(at: now)
        state.withLockedValue { $0.cache.replace(kept, by: confirmed, for: key) }
        return confirmed
    }

    /// Notes the read of a key whose value is not in memory.
    ///
    /// - Returns: Whether the value should be kept, because it was read recently.
    func shouldKeep(_ key: MemoryKey) -> Bool {
        state.withLockedValue { $0.recent.note(key) }
    }

    /// Keeps a value.
    func keep<Value: Encodable & Sendable>(_ value: KeptValue<Value>, for key: MemoryKey) {
        let byteCount = MemoryFootprint.byteCount(of: value.sourced.value) + MemoryFootprint.entry
        change { $0.insert(value, for: key, byteCount: byteCount) }
    }

    /// Keeps the JSON of a value.
    func keep<Value: Sendable>(_ json: Data, of value: KeptValue<Value>, status: Bool?, for key: MemoryKey) {
        guard value.keep(json, status) else { return }
        change { $0.resize(key, by: json.count + MemoryFootprint.allocation) }
    }

    private func change(_ body: (inout Values) -> Int) {
        let (evicted, values, bytes) = state.withLockedValue { state in
            let evicted = body(&state.cache)
            return (evicted, state.cache.count, state.cache.byteCount)
        }
        metrics.record(values: values, bytes: bytes, evicted: evicted)
    }
}

extension SieveCache where Value == any AnyObject & Sendable {

    /// Replaces the value of a key by another of the same size, unless it was replaced or removed meanwhile.
    fileprivate mutating func replace(_ old: AnyObject, by new: any AnyObject & Sendable, for key: Key) {
        update(key) { if $0 === old { $0 = new } }
    }
}
