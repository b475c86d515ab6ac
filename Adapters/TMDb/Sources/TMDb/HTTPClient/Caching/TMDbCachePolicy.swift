/// A policy that determines how the cache of a ``TMDbTransport`` handles a request.
public enum TMDbCachePolicy: Hashable, Sendable {
    /// Returns the cached response while it is fresh.
    case use
    /// Revalidates the cached response even if it is fresh, and stores the result.
    case revalidate
    /// Bypasses the cache, without reading or storing a response.
    case bypass
}
