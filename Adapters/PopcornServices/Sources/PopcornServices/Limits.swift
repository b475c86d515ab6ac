public import CoreDomain

extension PopcornServices {

    /// The limits of the services.
    public struct Limits: Hashable, Sendable {

        /// The maximum time that a read waits for a response of TMDb, including retries and the wait for the rate limit;
        /// `nil` for no limit. Default: 30 s.
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
        /// The details of titles, seasons, episodes and people that were read recently, and their JSON, are returned from
        /// memory while what they depend on is unchanged, also by other processes. The values that are used least make
        /// room for others. Sizes are estimated.
        public var memoryByteCount: Int

        /// Creates limits.
        public init(
            readDeadline: Duration? = .seconds(30), watchlistEntryCount: Int = WatchlistEntry.defaultMaximumCount,
            memoryByteCount: Int = 64_000_000
        ) {
            self.readDeadline = readDeadline
            self.watchlistEntryCount = watchlistEntryCount
            self.memoryByteCount = memoryByteCount
        }
    }
}
