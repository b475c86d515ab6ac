/// A policy that specifies whether a value is read from the cache, from TMDb, or both.
public enum ReadPolicy: Hashable, Sendable {
    /// Reads from the cache if the value is fresh or stale; otherwise fetches it from TMDb. The default.
    ///
    /// A stale value is returned immediately and refreshed in the background (stale-while-revalidate). An older value,
    /// up to the age `FreshnessPolicy.retention`, is returned only if TMDb fails (stale-if-error).
    case cacheFirst
    /// Fetches the value from TMDb, regardless of the cache. Throws if TMDb fails, even if the value is cached.
    case refresh
    /// Reads only from the cache, up to the age `FreshnessPolicy.retention`. Never contacts TMDb.
    ///
    /// Throws ``PopcornError/Kind-swift.enum/notCached`` if the value is not cached, or
    /// ``PopcornError/Kind-swift.enum/notFound`` if the cache contains a not-found response.
    case cacheOnly
}

extension ReadPolicy {
    /// The policy for the images configuration that is read together with content. Refreshing content does not refresh
    /// the configuration.
    package var forConfiguration: ReadPolicy {
        self == .cacheOnly ? .cacheOnly : .cacheFirst
    }
}
