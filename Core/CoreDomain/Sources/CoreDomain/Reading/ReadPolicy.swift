/// Where an answer may come from.
public enum ReadPolicy: Hashable, Sendable {
    /// From the cache while it is fresh, else from TMDb. The default everywhere.
    case cacheFirst
    /// From TMDb, whatever the cache holds.
    case refresh
    /// From the cache, however old; TMDb is not asked.
    case cacheOnly
}

extension ReadPolicy {
    /// The policy for the configuration that goes with content: refreshing a movie refreshes no configuration.
    package var forConfiguration: ReadPolicy {
        self == .cacheOnly ? .cacheOnly : .cacheFirst
    }
}
