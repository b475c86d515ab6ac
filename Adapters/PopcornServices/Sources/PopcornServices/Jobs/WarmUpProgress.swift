public import CoreDomain

/// The progress of a warm-up from ``WarmUpSource``s, and its result.
public struct WarmUpProgress: Codable, Equatable, Sendable {

    /// The progress of a source.
    public struct Source: Codable, Equatable, Sendable {
        /// The source.
        public let source: WarmUpSource
        /// The number of pages of the list that were read, from the cache or from TMDb; 0 for watchlists.
        public var pages: Int
        /// The number of items of the source, each counted once. Items of other sources are included.
        public var items: Int
        /// The error after which the rest of the source was not read; otherwise `nil`.
        public var error: PopcornError?

        /// Creates the progress of a source.
        public init(source: WarmUpSource, pages: Int = 0, items: Int = 0, error: PopcornError? = nil) {
            self.source = source
            self.pages = pages
            self.items = items
            self.error = error
        }
    }

    /// The maximum number of items of all sources together: 100,000. Further items are omitted.
    public static var itemLimit: Int { WarmUp.itemLimit }

    /// The sources that were begun, in their order.
    public var sources: [Source]
    /// The progress of the items of all sources, each counted once. The total is `nil` until all sources are read.
    public var items: CacheProgress
    /// Whether items were omitted because of ``itemLimit``.
    public var isTruncated: Bool

    /// Creates the progress of a warm-up.
    public init(sources: [Source] = [], items: CacheProgress = CacheProgress(), isTruncated: Bool = false) {
        self.sources = sources
        self.items = items
        self.isTruncated = isTruncated
    }

    /// The error of the first source that could not be read, or else of the first item that could not be fetched; `nil`
    /// if there is none.
    public var firstError: PopcornError? {
        sources.lazy.compactMap(\.error).first ?? items.failures.first?.error
    }
}
