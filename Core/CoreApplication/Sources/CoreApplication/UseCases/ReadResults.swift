package import CoreDomain
import PopcornConcurrency

/// The results of reading several values: the values and the errors, both in the order of the keys.
package struct ReadResults<Key: Hashable & Sendable, Value: Sendable>: Sendable {

    /// The values that were read.
    package let values: [(key: Key, value: Sourced<Value>)]
    /// The errors of the values that could not be read.
    package let failures: [(key: Key, error: PopcornError)]

    /// Sorts the results of reads into values and errors.
    ///
    /// - Throws: The first error that does not concern a single value, such as a failure of the database.
    package init(_ keys: [Key], _ results: [Result<Sourced<Value>, PopcornError>]) throws(PopcornError) {
        var values: [(key: Key, value: Sourced<Value>)] = []
        var failures: [(key: Key, error: PopcornError)] = []
        for (key, result) in zip(keys, results) {
            switch result {
            case .success(let value): values.append((key, value))
            case .failure(let error):
                guard error.kind.affectsSingleItem else { throw error }
                failures.append((key, error))
            }
        }
        self.values = values
        self.failures = failures
    }

    /// Reads values, at most eight at a time.
    ///
    /// - Parameters:
    ///   - keys: The keys of the values.
    ///   - read: A closure that reads the value for a key.
    /// - Throws: The first error that does not concern a single value, such as a failure of the database.
    package init(
        _ keys: [Key], _ read: @escaping @Sendable (Key) async throws(PopcornError) -> Sourced<Value>
    ) async throws(PopcornError) {
        try self.init(keys, await Self.results(keys, read))
    }

    /// Reads values, at most eight at a time. At most ``maximumFetchCount`` of them are fetched from TMDb; further
    /// values are only read from the cache. A value that is not cached has the error `notCached`.
    ///
    /// - Parameters:
    ///   - keys: The keys of the values. The first that are not fresh are fetched.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - read: A closure that reads the value for a key with a policy.
    /// - Throws: The first error that does not concern a single value, such as a failure of the database.
    package init(
        _ keys: [Key], _ policy: ReadPolicy,
        _ read: @escaping @Sendable (Key, ReadPolicy) async throws(PopcornError) -> Sourced<Value>
    ) async throws(PopcornError) {
        try await self.init(
            keys, policy,
            all: { keys, policy in
                await Self.results(keys) { key throws(PopcornError) in try await read(key, policy) }
            })
    }

    /// Reads values, as `init(_:_:_:)` does, with a closure that reads several values together. It returns their
    /// results in the order of the keys.
    package init(
        _ keys: [Key], _ policy: ReadPolicy,
        all readAll: @Sendable ([Key], ReadPolicy) async -> [Result<Sourced<Value>, PopcornError>]
    ) async throws(PopcornError) {
        guard keys.count > Self.maximumFetchCount, policy != .cacheOnly else {
            try self.init(keys, await readAll(keys, policy))
            return
        }
        var results = await readAll(keys, .cacheOnly)
        let missing = Array(
            results.indices.filter { policy == .refresh || !results[$0].isFinal() }.prefix(Self.maximumFetchCount))
        let fetched = await readAll(missing.map { keys[$0] }, policy)
        for (index, result) in zip(missing, fetched) { results[index] = result }
        try self.init(keys, results)
    }

    /// The maximum number of values that one read of a watchlist fetches from TMDb: 500.
    package static var maximumFetchCount: Int { 500 }

    private static func results(
        _ keys: [Key], _ read: @escaping @Sendable (Key) async throws(PopcornError) -> Sourced<Value>
    ) async -> [Result<Sourced<Value>, PopcornError>] {
        await keys.concurrentMap(limit: 8) { key in
            do throws(PopcornError) {
                return .success(try await read(key))
            } catch {
                return .failure(error)
            }
        }
    }

    /// Throws the first error other than `notFound` if no value could be read.
    package func requireValue() throws(PopcornError) {
        if values.isEmpty, let first = failures.first(where: { $0.error.kind != .notFound }) { throw first.error }
    }
}

extension PopcornError.Kind {

    /// Whether the error concerns a single value. Other errors fail the whole request.
    fileprivate var affectsSingleItem: Bool {
        switch self {
        case .notFound, .notCached, .rateLimited, .overloaded, .unavailable, .undecodable: true
        case .invalidInput, .unauthorised, .limitReached, .storage, .cancelled: false
        }
    }
}

extension Result {
    /// Whether a read with a policy that may fetch returns the same result as the read from the cache.
    fileprivate func isFinal<Value>() -> Bool where Success == Sourced<Value>, Failure == PopcornError {
        switch self {
        case .success(let value): value.origin == .cache
        case .failure(let error): error.kind != .notCached
        }
    }
}
