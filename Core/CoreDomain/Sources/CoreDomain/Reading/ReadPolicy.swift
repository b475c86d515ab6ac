/// Where an answer may come from.
public enum ReadPolicy: Hashable, Sendable {
    /// From the cache if TMDb gave it lately, else from TMDb. The default everywhere.
    ///
    /// A stale answer is given at once and refreshed in the background. An expired one is given if TMDb fails.
    case cacheFirst
    /// From TMDb, whatever the cache holds.
    case refresh
    /// From the cache, up to the age at which TMDb's terms end its use; TMDb is not asked.
    case cacheOnly
}

extension ReadPolicy {
    /// The policy for the configuration that goes with content: refreshing a movie refreshes no configuration.
    package var forConfiguration: ReadPolicy {
        self == .cacheOnly ? .cacheOnly : .cacheFirst
    }
}
