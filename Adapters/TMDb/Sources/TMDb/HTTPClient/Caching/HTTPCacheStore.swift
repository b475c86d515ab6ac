/// A place where a ``CachingHTTPClient`` keeps answers.
///
/// A store that fails may lose entries and log it, but a cache is never a reason for a call to fail.
public protocol HTTPCacheStore: Sendable {

    /// What is kept under a key.
    func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry?

    /// Keeps an entry in place of the one before.
    func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async

    /// Forgets what is kept under a key.
    func removeEntry(for key: HTTPCacheKey) async

    /// Forgets everything.
    func removeAll() async
}
