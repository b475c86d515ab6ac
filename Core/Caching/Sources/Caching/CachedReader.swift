import AsyncPrimitives
package import CoreDomain
package import Foundation
import Logging

/// Reads content from the cache or from TMDb: the one place that decides which.
///
/// | stored | `.cacheFirst` | `.cacheOnly` | `.refresh` |
/// |---|---|---|---|
/// | fresh | given | given | fetched |
/// | stale | given, and refreshed in the background | given | fetched |
/// | expired | fetched; given if TMDb fails | given | fetched |
/// | older than the retention | fetched | not cached | fetched |
/// | known to be missing | not found | not found | fetched |
/// | absent | fetched | not cached | fetched |
///
/// Callers that want the same at the same time share one request, and what it gives is written once. A key that could
/// not be refreshed is left alone for a while, in which its old value is given with the failure beside it.
package final class CachedReader<Storage: CacheStorage>: Sendable {

    package typealias Key = Storage.Key
    package typealias Value = Storage.Value
    /// Reads a value, or the part of it that is needed, from the cache.
    package typealias Local = () async throws(PopcornError) -> Cached<Value>?
    /// Gets a value from TMDb.
    package typealias Fetch = @Sendable () async throws(PopcornError) -> Value

    package let storage: Storage
    private let timeToLiveClass: @Sendable (Cached<Value>, Date) -> TimeToLiveClass
    private let environment: CachingEnvironment
    private let flights: SingleFlight<Key, Cached<Value>>
    private let backoff = Backoff<Key>()
    private let report: CacheMetrics

    /// - Parameters:
    ///   - content: What is read, as metrics name it: `movie`.
    ///   - storage: Keeps what was fetched.
    ///   - environment: What all readers share.
    ///   - timeToLiveClass: How soon a value is likely to change, at a time. Default: now and then.
    package init(
        _ content: String, storage: Storage, environment: CachingEnvironment,
        timeToLiveClass: @escaping @Sendable (Cached<Value>, Date) -> TimeToLiveClass = { _, _ in .usual }
    ) {
        self.storage = storage
        self.timeToLiveClass = timeToLiveClass
        self.environment = environment
        flights = SingleFlight(tasks: environment.tasks, revocations: environment.revocations)
        report = CacheMetrics(content, metrics: environment.metrics)
    }

    /// How many callers wait for a key's request; `nil` if there is none under way.
    package func waiterCount(for key: Key) -> Int? {
        flights.waiterCount(for: key)
    }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - key: What the value is stored under.
    ///   - policy: Where it may come from.
    ///   - failsFastDuringBackoff: Whether a key that failed lately is left alone even if nothing is stored under it.
    ///   - local: Reads the value from the cache, or the part of it that the caller needs.
    ///   - fetch: Gets the value from TMDb.
    /// - Throws: ``PopcornError``.
    package func read(
        _ key: Key, _ policy: ReadPolicy, failsFastDuringBackoff: Bool = false, local: Local, fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Value> {
        guard !Task.isCancelled else { throw .cancelled(key) }
        registerKey(key)
        switch policy {
        case .cacheFirst: return try await cachedOrFetched(key, failsFastDuringBackoff, local, fetch)
        case .cacheOnly: return try await cached(key, local)
        case .refresh: return try await refreshed(key, fetch)
        }
    }

    /// Lets whoever follows what this task reads hear when something is stored under a key. A read does it by itself.
    package func registerKey(_ key: Key) {
        environment.changes.registerTopic(key.description)
    }

    /// Deletes what is stored under a key. What is being fetched at the moment is not written.
    package func remove(_ key: Key) async throws(PopcornError) {
        flights.revoke(key)
        try await storage.remove(key)
    }

    /// What the cache holds, and how good it is.
    private struct CacheEntry {
        let cached: Cached<Value>
        let freshness: Freshness

        func sourced(beside failure: PopcornError? = nil) -> Sourced<Value> {
            Sourced(
                cached.value, origin: freshness == .fresh ? .cache : .stale, cachedAt: cached.cachedAt,
                failure: failure)
        }
    }
}

// MARK: - The three policies

extension CachedReader {

    private func cachedOrFetched(
        _ key: Key, _ failsFastDuringBackoff: Bool, _ local: Local, _ fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Value> {
        while true {
            let marker = flights.markCacheRead(for: key)
            let stored = marker.canSkipCacheRead ? nil : try await find(key, local)
            switch stored {
            case let stored? where stored.freshness == .fresh:
                report.count(.hit)
                return stored.sourced()
            case let stored? where stored.freshness == .stale:
                report.count(.staleHit)
                refreshInBackground(key, fetch)
                return stored.sourced(beside: backoff.reason(key, now: environment.clock.now))
            case nil where !marker.canSkipCacheRead:
                try await throwIfMissing(key)
            default:
                break
            }
            if stored?.freshness == .staleIfError || failsFastDuringBackoff,
                let reason = backoff.reason(key, now: environment.clock.now)
            {
                return try fallBack(on: stored, after: reason, .miss)
            }
            switch try await joinFlight(key, after: marker, isCacheMiss: true, fetch) {
            case .readAgain:
                continue
            case .completed(.success(let value), let isShared):
                return fetched(value, isShared)
            case .completed(.failure(let error), let isShared):
                // A reader that joined a flight without looking has not looked yet.
                let stored = marker.canSkipCacheRead ? try await find(key, local) : stored
                return try fallBack(on: stored, after: error, isShared ? .sharedFlight : .miss)
            }
        }
    }

    private func cached(_ key: Key, _ local: Local) async throws(PopcornError) -> Sourced<Value> {
        guard let stored = try await find(key, local), stored.freshness != .expired else {
            try await throwIfMissing(key)
            report.count(.miss)
            throw .notCached(key)
        }
        report.count(stored.freshness == .fresh ? .hit : .staleHit)
        return stored.sourced()
    }

    private func refreshed(_ key: Key, _ fetch: @escaping Fetch) async throws(PopcornError) -> Sourced<Value> {
        while true {
            guard
                case .completed(let outcome, let isShared) = try await joinFlight(
                    key, after: nil, isCacheMiss: false, fetch)
            else { continue }
            switch outcome {
            case .success(let value): return fetched(value, isShared)
            case .failure(let error): return try fallBack(on: nil, after: error, isShared ? .sharedFlight : .miss)
            }
        }
    }

    private func fetched(_ value: Cached<Value>, _ isShared: Bool) -> Sourced<Value> {
        report.count(isShared ? .sharedFlight : .miss)
        return Sourced(value.value, origin: .network, cachedAt: value.cachedAt)
    }
}

// MARK: - The cache

extension CachedReader {

    private func find(_ key: Key, _ local: Local) async throws(PopcornError) -> CacheEntry? {
        let timing = report.begin(.databaseRead)
        defer { timing.end() }
        guard let cached = try await local() else { return nil }
        let now = environment.clock.now
        let freshness = environment.policy.freshness(of: cached, timeToLiveClass(cached, now), key: key, now: now)
        return CacheEntry(cached: cached, freshness: freshness)
    }

    /// Gives the old value if it may still be given and TMDb is to blame; else throws why it could not be renewed.
    ///
    /// - Parameter outcome: What the read counts as in that case.
    private func fallBack(
        on stored: CacheEntry?, after failure: PopcornError, _ outcome: CacheMetrics.Read
    ) throws(PopcornError) -> Sourced<Value> {
        guard let stored, stored.freshness != .expired, failure.isTMDbsFailure else {
            report.count(outcome)
            throw failure
        }
        report.count(.staleHit)
        return stored.sourced(beside: failure)
    }

    private func throwIfMissing(_ key: Key) async throws(PopcornError) {
        let timing = report.begin(.databaseRead)
        defer { timing.end() }
        if let since = try await storage.notFoundSince(key),
            environment.policy.isNotFoundStillValid(since: since, now: environment.clock.now)
        {
            report.count(.negative)
            throw .notFound(key)
        }
    }
}

// MARK: - TMDb

extension CachedReader {

    /// What came of the flight for a key: one under way, or a new one.
    private func joinFlight(
        _ key: Key, after marker: SingleFlight<Key, Cached<Value>>.CacheReadMarker?, isCacheMiss: Bool,
        _ fetch: @escaping Fetch
    ) async throws(PopcornError) -> SingleFlight<Key, Cached<Value>>.JoinResult {
        try await flights.join(key, after: marker, isCacheMiss: isCacheMiss) { [self] permit throws(PopcornError) in
            try await fetchAndStore(key, fetch, permit)
        }
    }

    private func fetchAndStore(
        _ key: Key, _ fetch: Fetch, _ permit: WritePermit
    ) async throws(PopcornError) -> Cached<Value> {
        let value = try await ask(key, fetch, permit)
        backoff.succeeded(key)
        let cached = Cached(value, cachedAt: environment.clock.now)
        await write(key) { () throws(PopcornError) in try await storage.store(cached, for: key, permit) }
        return cached
    }

    private func ask(_ key: Key, _ fetch: Fetch, _ permit: WritePermit) async throws(PopcornError) -> Value {
        let timing = report.begin(.tmdb)
        do throws(PopcornError) {
            let value = try await fetch()
            timing.end()
            return value
        } catch {
            timing.end()
            await learn(from: error, key, permit)
            throw error
        }
    }

    /// A 404 is an answer, and replaces what is stored. A failure says when to try again.
    private func learn(from error: PopcornError, _ key: Key, _ permit: WritePermit) async {
        let now = environment.clock.now
        switch error.kind {
        case .notFound:
            backoff.succeeded(key)
            await write(key) { () throws(PopcornError) in
                try await storage.storeNotFound(key, since: now, permit)
            }
        case .rateLimited(let retryAfter):
            environment.refreshes.pause(for: retryAfter)
            backoff.failed(key, error, now: now)
        case .unavailable, .undecodable, .unauthorised:
            backoff.failed(key, error, now: now)
        case .invalidInput, .notCached, .storage, .cancelled:
            break
        }
    }

    /// Writes to the cache. If that fails the caller gets the answer all the same; it costs the next request.
    private func write(_ key: Key, _ work: () async throws(PopcornError) -> Void) async {
        let timing = report.begin(.databaseWrite)
        defer { timing.end() }
        do throws(PopcornError) {
            try await work()
            environment.changes.announce(key.description)
        } catch {
            // If all who waited went away, that is no fault of the cache.
            environment.logger.log(
                level: error.kind == .cancelled ? .debug : .warning, "TMDb's answer was not cached",
                metadata: ["key": "\(key)", "error": "\(error)"])
        }
    }

    private func refreshInBackground(_ key: Key, _ fetch: @escaping Fetch) {
        guard backoff.reason(key, now: environment.clock.now) == nil else { return }
        environment.refreshes.add("\(key)") { [self] in
            report.count(.refresh)
            // A refresh that is cancelled is no failure.
            guard
                case .completed(.failure(let error), _)? = try? await joinFlight(
                    key, after: nil, isCacheMiss: false, fetch),
                error.kind != .cancelled
            else { return }
            report.count(.failure)
        } dropped: { [report] in
            report.count(.dropped)
        }
    }
}

extension PopcornError {

    /// Whether TMDb is unreachable, failing, rate limiting or gave an answer that cannot be understood.
    fileprivate var isTMDbsFailure: Bool {
        switch kind {
        case .unavailable, .rateLimited, .undecodable: true
        case .invalidInput, .notFound, .notCached, .unauthorised, .storage, .cancelled: false
        }
    }

    static func cancelled(_ key: some CacheKey) -> PopcornError {
        PopcornError(.cancelled, "The request for \(key.subject) was cancelled")
    }

    fileprivate static func notFound(_ key: some CacheKey) -> PopcornError {
        PopcornError(.notFound, "TMDb has no \(key.subject)")
    }

    fileprivate static func notCached(_ key: some CacheKey) -> PopcornError {
        let language = key.languageTag.map { " in language \($0)" } ?? ""
        return PopcornError(
            .notCached, "\(key.subject) is not in the cache\(language); ask once with the network allowed")
    }
}
