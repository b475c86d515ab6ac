package import CoreDomain
import Foundation
package import PopcornCaching
import PopcornConcurrency
package import PopcornPersistence

/// A reader of titles or people whose parts TMDb may fail to send.
///
/// A ``PopcornCaching/CachedReader`` reads the value. If the latest response lacked a part that the caller needs:
///
/// - The stored part is returned, with its own age.
/// - A part that is not stored is fetched from its own endpoint, once, and stored.
/// - If that fails too, the read throws an error that names the part. A supplement, such as the logo of a title, is
///   `nil` instead, and the error is returned with the value.
package struct PartsReader<Mapper: PartsMapper>: Sendable where Mapper.Entity.Key: LocalizedKey & CacheKey {

    package typealias Key = Mapper.Entity.Key
    package typealias Value = Mapper.Domain
    package typealias Reader = CachedReader<PartsStore<Mapper>>

    /// A closure that fetches one part of a value from its own endpoint. The result contains only this part.
    package typealias PartFetch = @Sendable (Key, ContentPart, Value) async throws(PopcornError) -> Value

    package let reader: Reader
    private let parts: CachedReader<SinglePartStore<Mapper>>
    private let retention: Duration

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - content: The name of the content in metrics, such as `movie`.
    ///   - timeToLiveClass: A closure that returns the class of a value at a date. Default:
    ///     ``PopcornCaching/TimeToLiveClass/usual`` for all values.
    ///   - completeRead: A closure that returns a cached value that rows of other keys may also contain. Default: the
    ///     value of the key's own row.
    package init(
        _ content: String, _ mapper: Mapper, in database: any EntityDatabase, environment: CachingEnvironment,
        timeToLiveClass: @escaping Reader.Classify = { _, _ in .usual },
        completeRead: PartsStore<Mapper>.CompleteRead? = nil
    ) {
        retention = environment.policy.retention
        let rows = AggregateStore(mapper, in: database, retention: retention)
        reader = CachedReader(
            content, store: PartsStore(rows, completeRead: completeRead), environment: environment,
            timeToLiveClass: timeToLiveClass)
        parts = CachedReader(
            "\(content)_part", store: SinglePartStore(store: rows, environment: environment),
            environment: environment)
    }

    package var store: PartsStore<Mapper> { reader.store }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - needed: The parts that the caller needs.
    ///   - timeToLiveClass: A closure that returns the class of the value at a date. Default: the closure of the
    ///     reader.
    ///   - fetch: A closure that fetches the value from TMDb, with all parts that are stored.
    ///   - fetchPart: A closure that fetches one part of a value.
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func read(
        _ key: Key, _ policy: ReadPolicy, including needed: [Mapper.Part], timeToLiveClass: Reader.Classify? = nil,
        fetch: @escaping Reader.Fetch, fetchPart: @escaping PartFetch
    ) async throws(PopcornError) -> Sourced<Value> {
        let answer = try await reader.read(
            key, policy, including: needed, timeToLiveClass: timeToLiveClass, fetch: counting(fetch))
        return try await completed(answer, key, policy, including: needed, fetchPart: fetchPart)
    }

    /// Reads several values, with the parameters of a read of one. Cached values are read together, and the rest is
    /// fetched concurrently, as many at a time as ``PopcornCaching/CachedReader`` allows.
    ///
    /// - Returns: The value or the error of each key.
    package func read(
        _ keys: [Key], _ policy: ReadPolicy, including needed: [Mapper.Part], timeToLiveClass: Reader.Classify? = nil,
        fetch: @escaping Reader.Fetch, fetchPart: @escaping PartFetch
    ) async -> [Key: Result<Sourced<Value>, PopcornError>] {
        var results = await reader.read(
            keys, policy, including: needed, timeToLiveClass: timeToLiveClass, fetch: counting(fetch))
        let partial = results.filter { (try? $0.value.get()).map { isPartial($0, needed) } ?? false }
        let outcomes = await partial.map(\.key).concurrentMap(limit: Reader.concurrentReadLimit) {
            key in
            await outcome { () async throws(PopcornError) in
                guard let answer = try partial[key]?.get() else { throw .cancelled(key) }
                return try await completed(answer, key, policy, including: needed, fetchPart: fetchPart)
            }
        }
        for (key, result) in zip(partial.map(\.key), outcomes) { results[key] = result }
        return results
    }

    /// Returns whether a needed part is missing, or whether a new response lacks values, which may be stored.
    private func isPartial(_ answer: Sourced<Value>, _ needed: [Mapper.Part]) -> Bool {
        (answer.origin == .network && !answer.value.missing.isEmpty)
            || needed.contains { answer.value.missing.parts.contains($0.part) }
    }
}

// MARK: - Content in the language of a locale

extension PartsReader where Key: ContentKey {

    /// Reads the content with a TMDb identifier in the language of a locale, with the parameters of a read by key.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``, of kind `invalidInput` if the identifier is not greater than 0.
    package func read(
        _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy, including needed: [Mapper.Part],
        timeToLiveClass: Reader.Classify? = nil,
        fetch: @escaping Reader.Fetch, fetchPart: @escaping PartFetch
    ) async throws(PopcornError) -> Sourced<Value> {
        try Key.kind.validate(id)
        return try await read(
            Key(id: id, language: locale.language), policy, including: needed, timeToLiveClass: timeToLiveClass,
            fetch: fetch, fetchPart: fetchPart)
    }

    /// Reads the contents with TMDb identifiers in the language of a locale, with the parameters of a read by keys.
    /// Duplicates are read once.
    ///
    /// - Returns: The value or the error of each identifier, in order.
    package func read(
        _ ids: [Int], _ locale: ContentLocale, _ policy: ReadPolicy, including needed: [Mapper.Part],
        timeToLiveClass: Reader.Classify? = nil,
        fetch: @escaping Reader.Fetch, fetchPart: @escaping PartFetch
    ) async -> [Result<Sourced<Value>, PopcornError>] {
        let keys = ids.map { Key(id: $0, language: locale.language) }
        let results = await read(
            keys.filter { $0.id > 0 }, policy, including: needed, timeToLiveClass: timeToLiveClass, fetch: fetch,
            fetchPart: fetchPart)
        return keys.map { key in
            Result { () throws(PopcornError) in try Key.kind.validate(key.id) }
                .flatMap { results[key] ?? .failure(.cancelled(key)) }
        }
    }
}

// MARK: - Missing parts

extension PartsReader {

    /// Returns a closure that fetches a value, and counts the parts that its response lacks.
    private func counting(_ fetch: @escaping Reader.Fetch) -> Reader.Fetch {
        { [reader] key, stored throws(PopcornError) in
            let value = try await fetch(key, stored)
            reader.countMissing(value.missing.parts, of: key)
            return value
        }
    }

    /// Returns a value with the details and needed parts that the latest response lacked. Parts that are not stored are
    /// fetched from their own endpoints.
    ///
    /// - Parameter takesDetails: Whether the stored details replace unknown details. Default: `true`.
    package func completed(
        _ answer: Sourced<Value>, _ key: Key, _ policy: ReadPolicy, including needed: [Mapper.Part],
        takesDetails: Bool = true, fetchPart: @escaping PartFetch
    ) async throws(PopcornError) -> Sourced<Value> {
        guard isPartial(answer, needed) else { return answer }
        ReadRecorder.current?.refuse()
        var (value, cachedAt, failure) = (answer.value, answer.cachedAt, answer.failure)
        let stored = try await storedValue(beside: answer, key, including: needed)
        if takesDetails, let stored { value.takeKept(from: stored.value) }
        for request in needed where value.missing.parts.contains(request.part) {
            let part = request.part
            if let stored, stored.value.hasPart(part) {
                value.take(part, from: stored.value)
                // If the new response was not written, the stored value is that of an earlier response.
                let responseTime = stored.partialResponses?.last ?? stored.cachedAt
                if stored.value.missing.keptSince[part] != nil || responseTime < answer.cachedAt {
                    cachedAt = min(cachedAt, stored.cachedAt)
                    failure = failure ?? .missing(part, of: key)
                }
            } else if !value.hasPart(part) {
                do throws(PopcornError) {
                    value.take(part, from: try await fetch(part, of: value, key, policy, fetchPart))
                    value.missing.remove(part)
                } catch {
                    guard request.isSupplement else { throw error }
                    if policy != .cacheOnly { failure = failure ?? error }
                }
            }
        }
        // The stored title is requested again after this delay.
        var freshUntil = answer.freshUntil
        if answer.origin == .network, !answer.value.missing.parts.isEmpty {
            freshUntil = freshUntil.map { min($0, answer.cachedAt + FreshnessPolicy.firstPartDelay) }
        }
        return Sourced(
            value, origin: cachedAt < answer.cachedAt ? .stale : answer.origin, cachedAt: cachedAt, failure: failure,
            freshUntil: freshUntil, usableUntil: answer.usableUntil)
    }

    /// Returns the stored value, which has kept what a new response lacked; `nil` if the answer is no new response, or
    /// if the stored value has expired.
    private func storedValue(
        beside answer: Sourced<Value>, _ key: Key, including needed: [Mapper.Part]
    ) async throws(PopcornError) -> Cached<Value>? {
        guard answer.origin == .network, let stored = try await store.cached(key, including: needed) else { return nil }
        return answer.cachedAt.timeIntervalSince(stored.cachedAt) < retention / .seconds(1) ? stored : nil
    }

    /// Fetches a part from its own endpoint, unless a recent request failed, and stores it.
    private func fetch(
        _ part: ContentPart, of value: Value, _ key: Key, _ policy: ReadPolicy, _ fetchPart: @escaping PartFetch
    ) async throws(PopcornError) -> Value {
        try await parts.read(
            PartKey(content: key, part: part), policy == .cacheOnly ? .cacheOnly : .cacheFirst, including: (),
            failsFastDuringBackoff: true
        ) { _, _ throws(PopcornError) in
            do throws(PopcornError) {
                return try await fetchPart(key, part, value)
            } catch {
                throw .missing(part, of: key, error)
            }
        }.value
    }
}

extension PopcornError {

    /// Returns the error of a part that is neither in the response of a title nor in the response of the part's own
    /// endpoint.
    ///
    /// - Parameter failure: The error of the endpoint. Default: none.
    fileprivate static func missing(
        _ part: ContentPart, of key: some CacheKey, _ failure: PopcornError? = nil
    ) -> PopcornError {
        if let failure, failure.kind == .cancelled { return failure }
        let subject = "\(part.noun) of \(key.subject)"
        // A not-found response of the endpoint does not mean that the title does not exist.
        guard let failure, failure.kind != .notFound else {
            return PopcornError(.unavailable, "TMDb did not send the \(subject)", subject: subject, cause: failure)
        }
        return PopcornError(
            failure.kind, "TMDb did not send the \(subject): \(failure.message)", subject: subject, cause: failure)
    }
}
