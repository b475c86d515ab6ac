package import CoreDomain
package import Foundation

/// The results of reading several values: the values and the errors, both in the order of the keys.
package struct ReadResults<Key: Hashable & Sendable, Value: Sendable>: Sendable {

    /// The values that were read.
    package let values: [(key: Key, value: Sourced<Value>)]
    /// The errors of the values that could not be read.
    package let failures: [(key: Key, error: PopcornError)]

    /// Reads values, at most eight at a time.
    ///
    /// - Parameters:
    ///   - keys: The keys of the values, each once.
    ///   - read: Reads the value for a key.
    /// - Throws: The first error that does not concern a single value, such as a failure of the database.
    package init(
        _ keys: [Key], _ read: @escaping @Sendable (Key) async throws(PopcornError) -> Sourced<Value>
    ) async throws(PopcornError) {
        let results = await withTaskGroup(of: (Key, Result<Sourced<Value>, PopcornError>).self) { group in
            var results: [Key: Result<Sourced<Value>, PopcornError>] = [:]
            for (place, key) in keys.enumerated() {
                if place >= 8, let (key, result) = await group.next() { results[key] = result }
                group.addTask {
                    do throws(PopcornError) {
                        return (key, .success(try await read(key)))
                    } catch {
                        return (key, .failure(error))
                    }
                }
            }
            for await (key, result) in group { results[key] = result }
            return results
        }
        var values: [(key: Key, value: Sourced<Value>)] = []
        var failures: [(key: Key, error: PopcornError)] = []
        for key in keys {
            switch results[key] {
            case .success(let value): values.append((key, value))
            case .failure(let error):
                guard error.kind.isAboutContent else { throw error }
                failures.append((key, error))
            case nil: break
            }
        }
        self.values = values
        self.failures = failures
    }

    /// Throws the first error other than `notFound` if no value could be read.
    package func requireValue() throws(PopcornError) {
        if values.isEmpty, let first = failures.first(where: { $0.error.kind != .notFound }) { throw first.error }
    }
}

extension PopcornError.Kind {

    /// Whether the error concerns a single value. Other errors fail the whole request.
    fileprivate var isAboutContent: Bool {
        switch self {
        case .notFound, .notCached, .rateLimited, .unavailable, .undecodable: true
        case .invalidInput, .unauthorised, .storage, .cancelled: false
        }
    }
}

/// The sources of several values.
package struct CombinedSource: Sendable {

    private var origins: Set<DataOrigin> = []
    private var cachedAt: Date?
    private var failure: PopcornError?

    /// Creates a source without values.
    package init() {}

    /// Adds the sources of values.
    package mutating func add<Value>(_ values: some Sequence<Sourced<Value>>) {
        for value in values {
            origins.insert(value.origin)
            cachedAt = min(cachedAt ?? value.cachedAt, value.cachedAt)
            failure = failure ?? value.failure
        }
    }

    /// Returns a value with the combined source: the oldest caching time, the first failure, and the origin. The origin
    /// is stale if any value is stale, or else the network if any value was fetched.
    ///
    /// - Parameter now: The caching time if no value was added.
    package func sourced<Value>(_ value: Value, now: Date) -> Sourced<Value> {
        Sourced(
            value, origin: [.stale, .network].first(where: origins.contains) ?? .cache, cachedAt: cachedAt ?? now,
            failure: failure)
    }
}
