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

    private let storage: Storage
    private let volatility: @Sendable (Value, Date) -> Volatility
    private let environment: CachingEnvironment
    private let flights: Flights<Key, Cached<Value>>
    private let backoff = Backoff<Key>()
    private let report: CacheReport

    /// - Parameters:
    ///   - content: What is read, as metrics name it: `movie`.
    ///   - storage: Keeps what was fetched.
    ///   - environment: What all readers share.
    ///   - volatility: How soon a value is likely to change, at a time. Default: now and then.
    package init(
        _ content: String, storage: Storage, environment: CachingEnvironment,
        volatility: @escaping @Sendable (Value, Date) -> Volatility = { _, _ in .usual }
    ) {
        self.storage = storage
        self.volatility = volatility
        self.environment = environment
        flights = Flights(tasks: environment.tasks, revocations: environment.revocations)
        report = CacheReport(content, metrics: environment.metrics)
    }

    /// How many callers wait for a key's request; `nil` if there is none under way.
    package func passengerCount(of key: Key) -> Int? {
        flights.passengerCount(of: key)
    }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - key: What the value is stored under.
    ///   - policy: Where it may come from.
    ///   - isFrugal: Whether a key that failed lately is left alone even if nothing is stored under it.
    ///   - local: Reads the value from the cache, or the part of it that the caller needs.
    ///   - fetch: Gets the value from TMDb.
    /// - Throws: ``PopcornError``.
    package func read(
        _ key: Key, _ policy: ReadPolicy, isFrugal: Bool = false,
        local: @escaping () async throws(PopcornError) -> Cached<Value>?,
        fetch: @escaping @Sendable () async throws(PopcornError) -> Value
    ) async throws(PopcornError) -> Sourced<Value> {
        guard !Task.isCancelled else { throw .cancelled(key) }
        let wish = Wish(key: key, isFrugal: isFrugal, local: local, fetch: fetch)
        switch policy {
        case .cacheFirst: return try await cachedOrFetched(wish)
        case .cacheOnly: return try await cached(wish)
        case .refresh: return try await fetched(wish)
        }
    }

    /// Deletes what is stored under a key. What is being fetched at the moment is not written.
    package func remove(_ key: Key) async throws(PopcornError) {
        flights.revoke(key)
        try await storage.remove(key)
    }

    /// What a caller wants, and how to get it.
    private struct Wish {
        let key: Key
        let isFrugal: Bool
        let local: () async throws(PopcornError) -> Cached<Value>?
        let fetch: @Sendable () async throws(PopcornError) -> Value
    }

    /// What the cache holds, and how good it is.
    private struct Stored {
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

    private func cachedOrFetched(_ wish: Wish) async throws(PopcornError) -> Sourced<Value> {
        while true {
            let look = flights.look(wish.key)
            let stored = look.isInVain ? nil : try await find(wish)
            switch stored {
            case let stored? where stored.freshness == .fresh:
                report.count(.hit)
                return stored.sourced()
            case let stored? where stored.freshness == .stale:
                report.count(.staleHit)
                refreshInBackground(wish.key, wish.fetch)
                return stored.sourced(beside: backoff.reason(wish.key, now: environment.clock.now))
            case nil where !look.isInVain:
                try await throwIfMissing(wish.key)
            default:
                break
            }
            if stored?.freshness == .expired || wish.isFrugal,
                let reason = backoff.reason(wish.key, now: environment.clock.now)
            {
                return try fallBack(on: stored, after: reason)
            }
            do throws(PopcornError) {
                if let value = try await fly(wish.key, after: look, isAwaited: true, wish.fetch) {
                    return value.sourced
                }
            } catch {
                // A reader that joined a flight without looking has not looked yet.
                return try fallBack(on: look.isInVain ? try await find(wish) : stored, after: error)
            }
        }
    }

    private func cached(_ wish: Wish) async throws(PopcornError) -> Sourced<Value> {
        guard let stored = try await find(wish), stored.freshness != .tooOld else {
            try await throwIfMissing(wish.key)
            throw .notCached(wish.key)
        }
        report.count(stored.freshness == .fresh ? .hit : .staleHit)
        return stored.sourced()
    }

    private func fetched(_ wish: Wish) async throws(PopcornError) -> Sourced<Value> {
        // A reader that did not look is never told to look again, so this runs once.
        while true {
            if let value = try await fly(wish.key, after: nil, isAwaited: false, wish.fetch) {
                return value.sourced
            }
        }
    }
}

// MARK: - The cache

extension CachedReader {

    private func find(_ wish: Wish) async throws(PopcornError) -> Stored? {
        let cached = try await report.time(.databaseRead) { () throws(PopcornError) in try await wish.local() }
        return cached.map { cached in
            let now = environment.clock.now
            let freshness = environment.policy.freshness(
                of: cached, volatility(cached.value, now), key: wish.key, now: now)
            return Stored(cached: cached, freshness: freshness)
        }
    }

    /// Gives the old value if it may still be given and TMDb is to blame; else throws why it could not be renewed.
    private func fallBack(
        on stored: Stored?, after failure: PopcornError
    ) throws(PopcornError) -> Sourced<Value> {
        guard let stored, stored.freshness != .tooOld, failure.isTMDbsFailure else { throw failure }
        report.count(.staleHit)
        return stored.sourced(beside: failure)
    }

    private func throwIfMissing(_ key: Key) async throws(PopcornError) {
        let since = try await report.time(.databaseRead) { () throws(PopcornError) in
            try await storage.missingSince(key)
        }
        if let since, environment.policy.believesMissing(since: since, now: environment.clock.now) {
            report.count(.negative)
            throw .notFound(key)
        }
    }
}

// MARK: - TMDb

extension CachedReader {

    /// The value of the flight for a key; `nil` if one landed after the caller looked into the cache.
    ///
    /// - Parameter counts: Whether a reader waits for it.
    private func fly(
        _ key: Key, after look: Flights<Key, Cached<Value>>.Look?, isAwaited: Bool, counts: Bool = true,
        _ fetch: @escaping @Sendable () async throws(PopcornError) -> Value
    ) async throws(PopcornError) -> Cached<Value>? {
        let boarding = try await flights.join(key, after: look, isAwaited: isAwaited) {
            [self] permit throws(PopcornError) in
            try await fetchAndStore(key, fetch, permit)
        }
        guard case .landed(let outcome, let isShared) = boarding else { return nil }
        if counts { report.count(isShared ? .sharedFlight : .miss) }
        return try outcome.get()
    }

    private func fetchAndStore(
        _ key: Key, _ fetch: @Sendable () async throws(PopcornError) -> Value, _ permit: WritePermit
    ) async throws(PopcornError) -> Cached<Value> {
        let value: Value
        do throws(PopcornError) {
            value = try await report.time(.tmdb, fetch)
        } catch {
            await learn(from: error, key, permit)
            throw error
        }
        backoff.succeeded(key)
        let cached = Cached(value, cachedAt: environment.clock.now)
        await write(key) { () throws(PopcornError) in try await storage.store(cached, for: key, permit) }
        return cached
    }

    /// A 404 is an answer, and replaces what is stored. A failure says when to try again.
    private func learn(from error: PopcornError, _ key: Key, _ permit: WritePermit) async {
        let now = environment.clock.now
        switch error.kind {
        case .notFound:
            backoff.succeeded(key)
            await write(key) { () throws(PopcornError) in
                try await storage.storeMissing(key, since: now, permit)
            }
        case .rateLimited(let retryAfter):
            environment.refreshes.pause(for: retryAfter ?? .zero)
            backoff.failed(key, error, now: now)
        case .unavailable, .undecodable, .unauthorised:
            backoff.failed(key, error, now: now)
        case .invalidInput, .notCached, .storage, .cancelled:
            break
        }
    }

    /// Writes to the cache. If that fails the caller gets the answer all the same; it costs the next request.
    private func write(_ key: Key, _ work: () async throws(PopcornError) -> Void) async {
        do throws(PopcornError) {
            try await report.time(.databaseWrite, work)
        } catch {
            // If all who waited went away, that is no fault of the cache.
            environment.logger.log(
                level: error.kind == .cancelled ? .debug : .warning, "TMDb's answer was not cached",
                metadata: ["key": "\(key)", "error": "\(error)"])
        }
    }

    private func refreshInBackground(
        _ key: Key, _ fetch: @escaping @Sendable () async throws(PopcornError) -> Value
    ) {
        guard backoff.reason(key, now: environment.clock.now) == nil else { return }
        environment.refreshes.add("\(key)") { [self] in
            report.count(.refresh)
            do throws(PopcornError) {
                _ = try await fly(key, after: nil, isAwaited: false, counts: false, fetch)
            } catch {
                if error.kind != .cancelled { report.count(.failure) }
            }
        } dropped: { [report] in
            report.count(.dropped)
        }
    }
}

extension Cached where Value: Sendable {
    /// The value as it was fetched.
    fileprivate var sourced: Sourced<Value> { Sourced(value, origin: .network, cachedAt: cachedAt) }
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
