public import CoreDomain
import PopcornPersistence

extension PopcornServices {

    /// The limits of the services.
    public struct Limits: Hashable, Sendable {

        /// The maximum time that a read waits for a response of TMDb, including retries and the wait for the rate
        /// limit; `nil` for no limit. Default: 30 s.
        ///
        /// After it, the read throws ``/CoreDomain/PopcornError`` of kind
        /// ``/CoreDomain/PopcornError/Kind-swift.enum/unavailable``, or returns an older value with that failure. The
        /// request continues while other reads wait for it, and its response is cached. The limit applies to each
        /// value that is read, and not to refreshes in the background.
        public var readDeadline: Duration?

        /// The maximum number of entries of an owner's watchlist. Default: 10,000.
        ///
        /// A further addition throws ``/CoreDomain/PopcornError`` of kind
        /// ``/CoreDomain/PopcornError/Kind-swift.enum/limitReached``. A lower maximum deletes no entries.
        public var watchlistEntryCount: Int

        /// The maximum size of the values that are kept in memory, in bytes; 0 to keep none. Default: 64,000,000.
        ///
        /// Recently read details of titles, seasons, episodes and people, and their JSON, are returned from memory
        /// until this or another process changes the data that they depend on. If the limit is reached, the least used
        /// values are removed. Sizes are estimated.
        public var memoryByteCount: Int

        /// The maximum size of the files of the cache together, in bytes; `nil` for no limit. Default: 2,000,000,000.
        ///
        /// If the cache is larger, values are evicted: first list pages and other values that belong to no title and
        /// are no longer fresh, then the titles that were used least recently. While values are stored, the cache may
        /// exceed the limit by a fifth. The watchlists and the search histories are in another file and do not count.
        ///
        /// A value below ``minimumCacheByteCount`` is an error of kind
        /// ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` when the services are created.
        public var cacheByteCount: Int?

        /// The default of ``cacheByteCount``: 2,000,000,000.
        public static let defaultCacheByteCount = 2_000_000_000

        /// The minimum of ``cacheByteCount``: 1,000,000.
        public static let minimumCacheByteCount = SizeLimit.minimum

        /// Creates limits.
        public init(
            readDeadline: Duration? = .seconds(30), watchlistEntryCount: Int = WatchlistEntry.defaultMaximumCount,
            cacheByteCount: Int? = defaultCacheByteCount, memoryByteCount: Int = 64_000_000
        ) {
            self.readDeadline = readDeadline
            self.watchlistEntryCount = watchlistEntryCount
            self.cacheByteCount = cacheByteCount
            self.memoryByteCount = memoryByteCount
        }

        /// Checks the limits.
        ///
        /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput`.
        func validate() throws(PopcornError) {
            guard let cacheByteCount, cacheByteCount < Self.minimumCacheByteCount else { return }
            throw .invalidInput(
                "\(cacheByteCount) bytes is not a valid size of the cache; it must be at least "
                    + "\(Self.minimumCacheByteCount)")
        }
    }
}
