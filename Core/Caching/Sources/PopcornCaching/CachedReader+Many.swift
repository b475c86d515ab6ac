package import CoreDomain
import CoreMetrics
import PopcornConcurrency

extension CachedReader {

    /// The maximum number of keys that one read of several keys reads from TMDb concurrently.
    package static var concurrentReadLimit: Int { 8 }

    /// Reads several values. Those that the cache can provide are read together; the rest are read one by one, at most
    /// ``concurrentReadLimit`` at a time. Duplicate keys are read once. The other parameters are those of
    /// ``read(_:_:including:failsFastDuringBackoff:timeToLiveClass:fetch:)``.
    ///
    /// - Returns: The value or the error of each key.
    package func read(
        _ keys: [Key], _ policy: ReadPolicy, including selection: Store.Selection,
        timeToLiveClass: Classify? = nil, fetch: @escaping Fetch
    ) async -> [Key: Result<Sourced<Value>, PopcornError>] {
        var seen: Set<Key> = []
        let keys = keys.filter { seen.insert($0).inserted }
        let classify = timeToLiveClass ?? classify
        var results = await cachedResults(keys, policy, selection, classify, fetch)
        let others = keys.filter { results[$0] == nil }
        let outcomes = await others.concurrentMap(limit: Self.concurrentReadLimit) {
            [self] key in
            await outcome { () async throws(PopcornError) in
                try await read(key, policy, including: selection, timeToLiveClass: classify, fetch: fetch)
            }
        }
        for (key, outcome) in zip(others, outcomes) { results[key] = outcome }
        return results
    }

    /// Returns the values that a read with the policy returns without a request.
    private func cachedResults(
        _ keys: [Key], _ policy: ReadPolicy, _ selection: Store.Selection, _ classify: @escaping Classify,
        _ fetch: @escaping Fetch
    ) async -> [Key: Result<Sourced<Value>, PopcornError>] {
        guard policy != .refresh, !Task.isCancelled else { return [:] }
        for key in keys { environment.registerKey(key) }
        let mark = environment.changes.mark()
        // Fetches of all keys complete in one sequence, so that one marker is valid for all.
        guard let marker = keys.first.map(flights.markCacheRead) else { return [:] }
        let timing = metrics.begin(.databaseRead)
        let stored = try? await store.cached(keys, including: selection)
        timing.end()
        // After a failure, the values are read one by one, and each has its own error.
        guard let stored else { return [:] }
        let now = environment.clock.now
        return stored.reduce(into: [:]) { results, element in
            let (key, cached) = element
            let entry = entry(cached, key, classify, now: now)
            switch policy {
            case .cacheOnly where entry.freshness != .expired:
                results[key] = .success(answer(entry))
            case .cacheFirst:
                let read = Read(key: key, selection: selection, classify: classify, fetch: fetch)
                guard let answer = answer(entry, to: read, after: marker) else { return }
                results[key] = .success(answer)
            case .cacheOnly, .refresh:
                return
            }
            if let mark {
                environment.changes.registerTopics(store.sharedTopics(of: cached.value, for: key), since: mark)
            }
        }
    }
}
