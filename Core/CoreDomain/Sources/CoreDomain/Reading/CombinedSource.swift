package import Foundation

/// The sources of several values.
package struct CombinedSource: Sendable {

    private var origins: Set<DataOrigin> = []
    private var cachedAt: Date?
    private var failure: PopcornError?
    private var freshUntil: Date?
    private var usableUntil: Date?

    /// Creates a source without values.
    package init() {}

    /// Adds the sources of values.
    package mutating func add<Value>(_ values: some Sequence<Sourced<Value>>) {
        for value in values {
            origins.insert(value.origin)
            cachedAt = min(cachedAt ?? value.cachedAt, value.cachedAt)
            failure = failure ?? value.failure
            freshUntil = [freshUntil, value.freshUntil].compactMap(\.self).min()
            usableUntil = [usableUntil, value.usableUntil].compactMap(\.self).min()
        }
    }

    /// Returns a value with the combined source: the earliest times, the first failure, and the origin. The origin is
    /// the index if any value is from it, or else stale if any value is stale, or else the network if any value was
    /// fetched.
    ///
    /// - Parameter now: The caching time if no value was added.
    package func sourced<Value>(_ value: Value, now: Date) -> Sourced<Value> {
        Sourced(
            value, origin: [.index, .stale, .network].first(where: origins.contains) ?? .cache,
            cachedAt: cachedAt ?? now,
            failure: failure, freshUntil: freshUntil, usableUntil: usableUntil)
    }
}
