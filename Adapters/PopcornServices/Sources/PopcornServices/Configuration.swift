public import Caching
public import CoreDomain
public import CoreMetrics
public import Foundation
public import Logging
public import TMDb
public import Tracing

extension PopcornServices {

    /// What a service chooses.
    public struct Configuration: Sendable {

        /// How TMDb is asked.
        public var tmdb: TMDbAccess
        /// Where the databases are.
        public var storage: Storage
        /// The locale of requests that name none, the regions whose certification stands in, and the languages whose texts do.
        public var content: ContentDefaults
        /// How long what TMDb gave is good. Default: a day, a week for what hardly changes, 6 hours for what is about
        /// to.
        public var freshness: FreshnessPolicy
        /// What happens to requests on their way to TMDb: retries, a rate limit, a proxy, a cache of HTTP answers, which
        /// are confirmed before they are taken. It holds for a client that is made here. Default: retries and sharing.
        public var transport: TMDbTransport
        /// Where images are, for a mirror or a proxy that has TMDb's sizes and paths: `https`, or `http` to this machine.
        /// Nothing is cached of it. Default: what TMDb names.
        public var imageBaseURL: URL?
        /// Tells the time. Default: the system's clock.
        public var clock: WallClock
        /// Where warnings go, and at debug and trace what happens. Default: nowhere.
        public var logger: Logger
        /// Where metrics go. Default: the factory that the process was set up with.
        public var metrics: any MetricsFactory
        /// Where spans go. Default: the tracer that the process was set up with.
        public var tracer: any Tracer

        /// Creates a configuration. Set up the process's metrics and tracer before, if they are to be used.
        public init(
            tmdb: TMDbAccess, storage: Storage, content: ContentDefaults = ContentDefaults(),
            freshness: FreshnessPolicy = FreshnessPolicy(), transport: TMDbTransport = TMDbTransport(),
            imageBaseURL: URL? = nil, clock: WallClock = .system,
            logger: Logger = Logger(label: "popcorn") { _ in SwiftLogNoOpLogHandler() },
            metrics: any MetricsFactory = MetricsSystem.factory, tracer: any Tracer = InstrumentationSystem.tracer
        ) {
            self.tmdb = tmdb
            self.storage = storage
            self.content = content
            self.freshness = freshness
            self.transport = transport
            self.imageBaseURL = imageBaseURL
            self.clock = clock
            self.logger = logger
            self.metrics = metrics
            self.tracer = tracer
        }
    }
}
