/// A store of cached responses, for a ``CachingHTTPClient``.
///
/// The methods do not throw: a store that fails can lose entries and log the error, but a cache never makes a call
/// fail.
public protocol HTTPCacheStore: Sendable {

    /// Returns the entry for a key, or `nil` if it is missing.
    func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry?

    /// Stores an entry, which replaces the previous entry for the key.
    func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async

    /// Removes the entry for a key.
    func removeEntry(for key: HTTPCacheKey) async

    /// Removes all entries.
    func removeAll() async
}
