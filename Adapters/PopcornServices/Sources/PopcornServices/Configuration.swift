public import CoreDomain
public import CoreMetrics
public import Foundation
public import Logging
public import PopcornCaching
public import TMDb
public import Tracing

extension PopcornServices {

    /// The configuration of ``PopcornServices``.
    public struct Configuration: Sendable {

        /// The access to TMDb.
        public var tmdb: TMDbAccess
        /// The locations of the databases.
        public var storage: Storage
        /// The repository of the watchlists, for a service that stores them in its own database. Default: `nil`, for
        /// the library.
        ///
        /// All use cases use this repository. A service that changes a watchlist in another way calls
        /// ``UserLibrary/announceWatchlistChange(_:owner:)``. The last known names of titles come from the entries of
        /// the repository.
        public var watchlist: (any WatchlistRepository)?
        /// The default locale, the fallback regions for age ratings and the fallback languages for texts. Default:
        /// American English, `US`, no fallback languages.
        public var content: ContentDefaults
        /// The rules that determine how long cached values stay fresh. Default: 1 day; 1 week for titles that rarely
        /// change; 6 hours for lists and for titles around their release or an air date.
        public var freshness: FreshnessPolicy
        /// The HTTP behaviour of the client that Popcorn creates: retries, rate limit, proxy and HTTP cache. Default:
        /// retries, and a rate limit of 40 requests per second.
        ///
        /// Requests are not coalesced, because a cached read has one request for a value in flight. Cached HTTP
        /// responses are revalidated before use. Ignored if you pass your own client with ``TMDbAccess/client(_:)``.
        public var transport: TMDbTransport
        /// The limits of the services, such as the deadline of a read.
        public var limits: Limits
        /// The lists and watchlists whose items a running service keeps in the cache, as
        /// ``ContentCache/warm(from:locale:progress:)`` does, at the start and then once a day. Default: none.
        ///
        /// After a failure, the service continues after an hour. If several processes share a cache, one of them does
        /// this at a time.
        public var warmUpSources: [WarmUpSource]
        /// Whether a running service refreshes the cached values that changed on TMDb, as
        /// ``ContentCache/refreshChanged(progress:)`` does, at the start and then once an hour. Default: `false`.
        public var refreshesChanges: Bool
        /// The index of titles, from which titles are suggested by name. Default: in the folder of the cache in SQLite,
        /// and not updated by a running service.
        public var titleIndex: TitleIndexConfiguration
        /// The base URL of an image mirror or proxy that serves TMDb's sizes and paths: `https`, or `http` for a
        /// loopback address. Default: the base URL that TMDb reports.
        ///
        /// An absolute path, such as `/images`, is for services whose clients resolve it against the URL of the
        /// service.
        ///
        /// It is applied when image URLs are created and is never stored.
        public var imageBaseURL: URL?
        /// The clock. Default: the system clock.
        public var clock: WallClock
        /// The logger for warnings and, at debug and trace level, for requests and cache events. Default: a logger that
        /// discards everything.
        public var logger: Logger
        /// The factory that creates metrics. Default: `MetricsSystem.factory`.
        public var metrics: any MetricsFactory
        /// The tracer that creates spans. Default: `InstrumentationSystem.tracer`.
        public var tracer: any Tracer

        /// Creates a configuration.
        ///
        /// The defaults of `metrics` and `tracer` are read here, so bootstrap `MetricsSystem` and
        /// `InstrumentationSystem` first.
        public init(
            tmdb: TMDbAccess, storage: Storage, watchlist: (any WatchlistRepository)? = nil,
            content: ContentDefaults = ContentDefaults(),
            freshness: FreshnessPolicy = FreshnessPolicy(), transport: TMDbTransport = TMDbTransport(),
            limits: Limits = Limits(), warmUpSources: [WarmUpSource] = [], refreshesChanges: Bool = false,
            titleIndex: TitleIndexConfiguration = TitleIndexConfiguration(), imageBaseURL: URL? = nil,
            clock: WallClock = .system,
            logger: Logger = Logger(label: "popcorn") { _ in SwiftLogNoOpLogHandler() },
            metrics: any MetricsFactory = MetricsSystem.factory, tracer: any Tracer = InstrumentationSystem.tracer
        ) {
            self.tmdb = tmdb
            self.storage = storage
            self.watchlist = watchlist
            self.content = content
            self.freshness = freshness
            self.transport = transport
            self.limits = limits
            self.warmUpSources = warmUpSources
            self.refreshesChanges = refreshesChanges
            self.titleIndex = titleIndex
            self.imageBaseURL = imageBaseURL
            self.clock = clock
            self.logger = logger
            self.metrics = metrics
            self.tracer = tracer
        }
    }
}

extension PopcornServices {

    /// The configuration of the index of titles, from which titles are suggested by name without a request to TMDb.
    public struct TitleIndexConfiguration: Hashable, Sendable {

        /// The folder of `titles.sqlite` and `title-names.sqlite`, which is created if it is missing. Default: `nil`,
        /// for the folder of the cache in SQLite. With temporary storage and on a server, there is no index without a
        /// folder.
        public var folder: URL?

        /// The URL of the folder of TMDb's daily exports: `https`, or `http` for a loopback address. Default: `nil`,
        /// for `https://files.tmdb.org/p/exports`.
        public var exportsBaseURL: URL?

        /// Whether a running service updates the index, as ``SuggestionIndex/update(progress:)`` does, at the start and
        /// then once an hour. An index of the current exports is not downloaded again. Default: `false`.
        public var isUpdated: Bool

        /// Creates a configuration.
        public init(folder: URL? = nil, exportsBaseURL: URL? = nil, isUpdated: Bool = false) {
            self.folder = folder
            self.exportsBaseURL = exportsBaseURL
            self.isUpdated = isUpdated
        }
    }
}
