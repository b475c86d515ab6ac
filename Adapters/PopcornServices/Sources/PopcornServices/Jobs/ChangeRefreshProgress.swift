/// The progress of ``ContentCache/refreshChanged(progress:)``, and its result.
public struct ChangeRefreshProgress: Codable, Equatable, Sendable {

    /// The number of pages of TMDb's lists that were read.
    public var pages: Int
    /// The number of entries on these pages, cached or not.
    public var entries: Int
    /// The number of cached values that changed since they were cached, including those of earlier calls that were not
    /// refreshed yet. Each language counts separately.
    public var changed: Int
    /// The number of values that were refreshed.
    public var refreshed: Int
    /// The number of changed values that were refreshed or deleted by others meanwhile.
    public var skipped: Int
    /// The number of values that TMDb no longer has.
    public var notFound: Int
    /// The number of values that could not be refreshed. A later call retries them.
    public var failed: Int
    /// Whether another process refreshes the changed values of the cache, so that this one did not begin, or stopped.
    public var isDoneByAnotherProcess: Bool

    /// Creates a progress.
    public init(
        pages: Int = 0, entries: Int = 0, changed: Int = 0, refreshed: Int = 0, skipped: Int = 0, notFound: Int = 0,
        failed: Int = 0, isDoneByAnotherProcess: Bool = false
    ) {
        self.pages = pages
        self.entries = entries
        self.changed = changed
        self.refreshed = refreshed
        self.skipped = skipped
        self.notFound = notFound
        self.failed = failed
        self.isDoneByAnotherProcess = isDoneByAnotherProcess
    }
}
