package import CoreDomain
import CoreMetrics
package import Foundation
import Logging
import PopcornConcurrency

/// A reader that returns content from the cache or fetches it from TMDb. No other code decides between the two.
///
/// | stored | `.cacheFirst` | `.cacheOnly` | `.refresh` |
/// |---|---|---|---|
/// | fresh | returned | returned | fetched |
/// | stale | returned, and refreshed in the background | returned | fetched |
/// | stale-if-error | fetched; returned if TMDb fails | returned | fetched |
/// | expired | fetched | not cached | fetched |
/// | not-found response | not found | not found | fetched |
/// | absent | fetched | not cached | fetched |
///
/// Concurrent reads of the same key share one request and one write (single flight). With ``FetchLeases``, this
/// includes the reads of other processes, except those with `.refresh`.
///
/// TMDb *fails* if it is unreachable, limits the rate, rejects the credential or sends a response that cannot be
/// decoded. A request that is not sent because too many wait has the same effect on its readers.
///
/// A read waits for a request at most until ``CachingEnvironment/readDeadline``. After it, TMDb counts as failed for
/// this read. The request continues if other reads wait for it, and its response is cached.
///
/// After a failed fetch, unless its request was not sent, the key backs off. Until the backoff ends, `.cacheFirst`
/// reads return a stale or stale-if-error value together with the failure, without a new request. If the failure is
/// `unauthorised`, a warning is logged at most once a minute.
///
/// During an outage (``LatestResponses``), `.cacheFirst` reads return a stale-if-error value like a stale one, together
/// with the latest failure, so that no read waits for TMDb if the cache has a usable value.
package final class CachedReader<Store: CacheStore>: Sendable {

    package typealias Key = Store.Key
    package typealias Value = Store.Value
    /// A closure that fetches the value of a key from TMDb. Its second argument returns the stored value of any age, or
    /// `nil` if no value is stored. It throws the error of the store if the stored value is unknown.
    package typealias Fetch =
        @Sendable (Key, @Sendable () async throws(PopcornError) -> Value?) async throws(PopcornError) -> Value
    /// A closure that returns the class of a value at a date.
    package typealias Classify = @Sendable (Cached<Value>, Date) -> TimeToLiveClass

    /// A read of a key.
    struct Read {
        let key: Key
        let selection: Store.Selection
        let classify: Classify
        let fetch: Fetch
    }

    /// A closure that fetches the value of a read.
    typealias Request = @Sendable () async throws(PopcornError) -> Value

    package let store: Store
    let classify: Classify
    let environment: CachingEnvironment
    let policy: FreshnessPolicy
    let flights: SingleFlight<Key, Cached<Value>>
    let backoff = Backoff<Key>()
    let metrics: CacheMetrics

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - content: The name of the content in metrics, such as `movie`.
    ///   - store: The store of the fetched values.
    ///   - environment: The environment that all readers share.
    ///   - policy: The rules that determine how long values are fresh, stale and kept. Default: the environment's
    ///     policy.
    ///   - timeToLiveClass: A closure that returns the class of a value at a date. Default: ``TimeToLiveClass/usual``
    ///     for all values.
    package init(
        _ content: String, store: Store, environment: CachingEnvironment, policy: FreshnessPolicy? = nil,
        timeToLiveClass: @escaping Classify = { _, _ in .usual }
    ) {
        self.store = store
        classify = timeToLiveClass
        self.environment = environment
        self.policy = policy ?? environment.policy
        flights = SingleFlight(
            tasks: environment.tasks, revocations: environment.revocations,
            isWriteBlocked: environment.isWriteBlocked, sleep: environment.sleep)
        metrics = CacheMetrics(content, metrics: environment.metrics)
    }

    /// Returns the number of callers that wait for the request for a key; `nil` if no request is in flight.
    package func waiterCount(for key: Key) -> Int? {
        flights.waiterCount(for: key)
    }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - selection: The data of the value that the caller needs.
    ///   - failsFastDuringBackoff: Whether a read that finds no usable value in the cache throws the last failure
    ///     while the key backs off, instead of sending a request. Default: `false`.
    ///   - timeToLiveClass: A closure that returns the class of the value at a date. Default: the closure of the
    ///     reader.
    ///   - fetch: A closure that fetches the value from TMDb, with all data that is stored.
    /// - Throws: ``PopcornError``.
    package func read(
        _ key: Key, _ policy: ReadPolicy, including selection: Store.Selection,
        failsFastDuringBackoff: Bool = false, timeToLiveClass: Classify? = nil, fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Value> {
        guard !Task.isCancelled else { throw .cancelled(key) }
        environment.registerKey(key)
        let read = Read(key: key, selection: selection, classify: timeToLiveClass ?? classify, fetch: fetch)
        let mark = environment.changes.mark()
        let answer =
            switch policy {
            case .cacheFirst: try await cachedOrFetched(read, failsFastDuringBackoff)
            case .cacheOnly: try await cached(read)
            case .refresh: try await refreshed(read)
            }
        if let mark {
            environment.changes.registerTopics(store.sharedTopics(of: answer.value, for: key), since: mark)
        }
        if let recorder = ReadRecorder.current { environment.record(answer, of: key, with: recorder) }
        return answer
    }

    /// Counts the parts that a response lacked although they were requested. A warning is logged at most once a minute.
    package func countMissing(_ parts: Set<ContentPart>, of key: Key) {
        guard !parts.isEmpty else { return }
        for part in parts { metrics.countMissing(part) }
        environment.warn(
            "TMDb did not send all requested parts. Their cached values are kept.",
            metadata: [
                "subject": "\(key.subject)", "parts": "\(parts.map(\.rawValue).sorted().joined(separator: ", "))",
            ])
    }

    /// Revokes the write permits of the fetches in flight for some keys, so that their results are not cached. Later
    /// reads of these keys send new requests.
    package func revokeWrites(where isAffected: (Key) -> Bool) {
        flights.revoke(where: isAffected)
    }

    /// Deletes the value or the not-found response under a key. A fetch in flight is not written to the cache.
    package func remove(_ key: Key) async throws(PopcornError) {
        flights.revoke(key)
        try await store.remove(key)
    }

    /// A value from the cache, with its freshness.
    struct CacheEntry {
        let cached: Cached<Value>
        let freshness: Freshness
        let validity: (freshUntil: Date, usableUntil: Date)

        func sourced(failure: PopcornError? = nil) -> Sourced<Value> {
            Sourced(
                cached.value, origin: freshness == .fresh ? .cache : .stale, cachedAt: cached.cachedAt,
                failure: failure, freshUntil: validity.freshUntil, usableUntil: validity.usableUntil)
        }
    }

    /// Returns the entry of a stored value.
    func entry(_ cached: Cached<Value>, _ key: Key, _ classify: Classify, now: Date) -> CacheEntry {
        environment.recordUse(of: key, at: now)
        let timeToLiveClass = classify(cached, now)
        return CacheEntry(
            cached: cached, freshness: policy.freshness(of: cached, timeToLiveClass, key: key, now: now),
            validity: policy.validity(of: cached, timeToLiveClass, now: now))
    }
}

// MARK: - The three policies

extension CachedReader {

    private func cachedOrFetched(
        _ read: Read, _ failsFastDuringBackoff: Bool
    ) async throws(PopcornError) -> Sourced<Value> {
        let key = read.key
        var contention = FetchContention.wait
        while true {
            let marker = flights.markCacheRead(for: key)
            let entry = marker.canSkipCacheRead ? nil : try await find(read)
            if let entry {
                if let answer = answer(entry, to: read, after: marker) { return answer }
            } else if !marker.canSkipCacheRead {
                try await throwIfNotFound(key)
            }
            if failsFastDuringBackoff, let reason = backoff.reason(key, now: environment.clock.uptime) {
                return try fallBack(on: entry, after: reason, metrics.miss)
            }
            let request = marker.canSkipCacheRead ? request(read) : request(read, found: entry?.cached)
            switch try await joinFlight(key, after: marker, isCacheMiss: true, contention, request) {
            case .readAgain:
                contention = .waitAfterReadingAgain
            case .completed(.success(let value), let isShared):
                return fetched(value, read.classify, isShared)
            case .completed(.failure(let error), let isShared):
                // This read skipped the cache because a request was in flight. It reads the cache now, for a value to
                // fall back on.
                let entry = marker.canSkipCacheRead ? try await find(read) : entry
                return try fallBack(on: entry, after: error, isShared ? metrics.sharedFlight : metrics.miss)
            }
        }
    }

    /// Returns the answer to a `.cacheFirst` read that has found a value, and refreshes the value in the background
    /// unless it is fresh; `nil` if the value must be fetched.
    ///
    /// - Parameter marker: The marker that was taken before the value was read.
    func answer(
        _ entry: CacheEntry, to read: Read, after marker: SingleFlight<Key, Cached<Value>>.CacheReadMarker
    ) -> Sourced<Value>? {
        switch entry.freshness {
        case .fresh:
            metrics.hit.increment()
            return entry.sourced()
        case .stale, .staleIfError:
            let now = environment.clock.uptime
            let failure = backoff.reason(read.key, now: now) ?? environment.responses.outage(now: now)
            guard entry.freshness == .stale || failure != nil else { return nil }
            metrics.staleHit.increment()
            let answer = sourced(entry, beside: failure)
            refreshInBackground(read.key, request(read, found: entry.cached), after: marker)
            return answer
        case .expired:
            return nil
        }
    }

    private func cached(_ read: Read) async throws(PopcornError) -> Sourced<Value> {
        guard let entry = try await find(read), entry.freshness != .expired else {
            try await throwIfNotFound(read.key)
            metrics.miss.increment()
            throw .notCached(read.key)
        }
        return answer(entry)
    }

    /// Returns the answer to a `.cacheOnly` read that has found a value.
    func answer(_ entry: CacheEntry) -> Sourced<Value> {
        (entry.freshness == .fresh ? metrics.hit : metrics.staleHit).increment()
        return entry.sourced()
    }

    private func refreshed(_ read: Read) async throws(PopcornError) -> Sourced<Value> {
        while true {
            guard
                case .completed(let outcome, let isShared) = try await joinFlight(
                    read.key, after: nil, isCacheMiss: false, .ignore, request(read))
            else { continue }
            switch outcome {
            case .success(let value): return fetched(value, read.classify, isShared)
            case .failure(let error):
                return try fallBack(on: nil, after: error, isShared ? metrics.sharedFlight : metrics.miss)
            }
        }
    }

    private func fetched(_ value: Cached<Value>, _ classify: Classify, _ isShared: Bool) -> Sourced<Value> {
        (isShared ? metrics.sharedFlight : metrics.miss).increment()
        let now = environment.clock.now
        let validity = policy.validity(of: value, classify(value, now), now: now)
        return Sourced(
            value.value, origin: .network, cachedAt: value.cachedAt, freshUntil: validity.freshUntil,
            usableUntil: validity.usableUntil)
    }
}

// MARK: - The cache

extension CachedReader {

    private func find(_ read: Read) async throws(PopcornError) -> CacheEntry? {
        let timing = metrics.begin(.databaseRead)
        defer { timing.end() }
        guard let cached = try await store.cached(read.key, including: read.selection) else { return nil }
        return entry(cached, read.key, read.classify, now: environment.clock.now)
    }

    /// Returns the stored value if TMDb failed and the value is not expired; otherwise throws the failure.
    ///
    /// - Parameter outcome: The counter of the read if the failure is thrown.
    private func fallBack(
        on entry: CacheEntry?, after failure: PopcornError, _ outcome: Counter
    ) throws(PopcornError) -> Sourced<Value> {
        guard let entry, entry.freshness != .expired, failure.allowsStaleIfError else {
            outcome.increment()
            throw failure
        }
        metrics.staleHit.increment()
        return sourced(entry, beside: failure)
    }

    /// Returns a stored value together with the failure of its refresh.
    func sourced(_ entry: CacheEntry, beside failure: PopcornError?) -> Sourced<Value> {
        // The caller has a value and may ignore the failure, but only the operator can replace a credential.
        if let failure, failure.kind == .unauthorised { environment.warnOfRejectedCredential(failure) }
        return entry.sourced(failure: failure)
    }

    private func throwIfNotFound(_ key: Key) async throws(PopcornError) {
        let timing = metrics.begin(.databaseRead)
        defer { timing.end() }
        if let since = try await store.notFoundSince(key),
            policy.isNotFoundStillValid(since: since, now: environment.clock.now)
        {
            metrics.negative.increment()
            throw .notFound(key)
        }
    }
}

// MARK: - TMDb

extension CachedReader {

    /// Returns the request of a read that did not look into the cache. It reads the stored value if the fetch needs it.
    private func request(_ read: Read) -> Request {
        { [store] () throws(PopcornError) in
            try await read.fetch(read.key) { () throws(PopcornError) in
                try await store.cached(read.key, including: read.selection)?.value
            }
        }
    }

    /// Returns the request of a read that has found a stored value, or none.
    func request(_ read: Read, found: Cached<Value>?) -> Request {
        { () throws(PopcornError) in try await read.fetch(read.key) { found?.value } }
    }

    /// Joins the flight for a key, or starts one, and waits for its result.
    ///
    /// - Parameter contention: The behaviour of a new flight if another process fetches the value.
    private func joinFlight(
        _ key: Key, after marker: SingleFlight<Key, Cached<Value>>.CacheReadMarker?, isCacheMiss: Bool,
        _ contention: FetchContention, _ request: @escaping Request
    ) async throws(PopcornError) -> SingleFlight<Key, Cached<Value>>.JoinResult {
        // No reader waits for a request in the background.
        let deadline = RequestPriority.current.isInteractive ? environment.readDeadline : nil
        let work = SingleFlight<Key, Cached<Value>>.Work(
            admit: { [environment, name = "\(key)"] in
                guard let leases = environment.leases else { return .unleased }
                return await leases.acquire(name, contention)
            },
            fetch: { [self] () throws(PopcornError) in try await send(request, key) },
            store: { [self] outcome, permit in await store(outcome, key, permit) },
            late: { [environment] isFirst in
                let failure = PopcornError.late(key, deadline)
                if isFirst { environment.recordFailure(failure) }
                return failure
            })
        return try await flights.join(key, after: marker, isCacheMiss: isCacheMiss, within: deadline, work)
    }

    private func send(_ request: Request, _ key: Key) async throws(PopcornError) -> Cached<Value> {
        let timing = metrics.begin(.tmdb)
        do throws(PopcornError) {
            let value = try await request()
            timing.end()
            let now = environment.clock.now
            environment.responses.succeeded(at: now)
            backoff.succeeded(key)
            return Cached(value, cachedAt: now)
        } catch {
            timing.end()
            handleFailure(from: error, key)
            throw error
        }
    }

    /// Handles the error of a request.
    ///
    /// Rate limiting, unavailability, an undecodable response and a rejected credential start or continue the backoff
    /// of the key. Rate limiting also pauses the background refreshes.
    private func handleFailure(from error: PopcornError, _ key: Key) {
        let now = environment.clock.uptime
        // A part is unavailable if its endpoint does not have it, but TMDb has responded.
        let notFound = (error.cause as? PopcornError).flatMap { $0.kind == .notFound ? $0 : nil }
        environment.recordFailure(notFound ?? error)
        switch error.kind {
        case .notFound:
            backoff.succeeded(key)
        case .rateLimited(let retryAfter):
            environment.refreshes.pause(for: retryAfter)
            backoff.failed(key, error, now: now)
        case .unavailable, .undecodable, .unauthorised:
            backoff.failed(key, error, now: now)
        case .overloaded, .invalidInput, .notCached, .limitReached, .storage, .cancelled:
            // The request of an overloaded client was not sent, so the failure does not concern the key.
            break
        }
    }

    /// Caches the response of a request. A not-found response replaces the stored value.
    private func store(_ outcome: Result<Cached<Value>, PopcornError>, _ key: Key, _ permit: WritePermit) async {
        switch outcome {
        case .success(let cached):
            environment.recordUse(of: key, at: cached.cachedAt)
            environment.addNames(of: cached.value, at: key)
            await write(key, announcing: cached.value) { () throws(PopcornError) in
                try await store.store(cached, for: key, permit)
            }
        case .failure:
            await write(key) { () throws(PopcornError) in
                try await store.storeNotFound(key, since: environment.clock.now, permit)
            }
        }
    }

    /// Writes to the cache. If the write fails, the caller still gets the response, and the next read sends another
    /// request. Background refreshes pause, because their responses could not be cached either.
    private func write(
        _ key: Key, announcing value: Value? = nil, _ work: () async throws(PopcornError) -> Void
    ) async {
        let timing = metrics.begin(.databaseWrite)
        defer { timing.end() }
        do throws(PopcornError) {
            try await work()
            environment.changes.announce(
                [key.description] + (value.map { store.sharedTopics(of: $0, for: key) } ?? []))
            environment.updateName(ofTitleAt: key)
        } catch {
            environment.refreshes.pause(for: nil)
            environment.warn(
                "The response from TMDb was not cached",
                // The key of a search contains the text that a user entered.
                metadata: ["subject": "\(key.subject)", "error": "\(error)"])
        }
    }

    /// Refreshes a value in the background, unless another fetch has completed since the value was read.
    ///
    /// - Parameter marker: The marker that was taken before the value was read.
    func refreshInBackground(
        _ key: Key, _ request: @escaping Request, after marker: SingleFlight<Key, Cached<Value>>.CacheReadMarker
    ) {
        guard backoff.reason(key, now: environment.clock.uptime) == nil else { return }
        environment.refreshes.add("\(key)") { [self] in
            metrics.refresh.increment()
            // A cancelled refresh does not count as a failure.
            guard
                case .completed(.failure(let error), _)? = try? await joinFlight(
                    key, after: marker, isCacheMiss: false, .skip, request),
                error.kind != .cancelled
            else { return }
            metrics.failure.increment()
        } dropped: { [metrics] in
            metrics.dropped.increment()
        }
    }
}
