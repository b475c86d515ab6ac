public import CoreDomain
public import Logging

extension PopcornServices {

    /// What a service chooses.
    public struct Configuration: Sendable {

        /// How TMDb is asked.
        public var tmdb: TMDbAccess
        /// Where the databases are.
        public var storage: Storage
        /// The locale of requests that name none, and the regions whose certification stands in.
        public var content: ContentDefaults
        /// How long a cached title is served without asking TMDb again. Default: a day.
        public var timeToLive: Duration
        /// Tells the time. Default: the system's clock.
        public var clock: WallClock
        /// Where warnings go, and at debug and trace what happens. Default: nowhere.
        public var logger: Logger

        /// Creates a configuration.
        public init(
            tmdb: TMDbAccess, storage: Storage, content: ContentDefaults = ContentDefaults(),
            timeToLive: Duration = .seconds(86_400), clock: WallClock = .system,
            logger: Logger = Logger(label: "popcorn") { _ in SwiftLogNoOpLogHandler() }
        ) {
            self.tmdb = tmdb
            self.storage = storage
            self.content = content
            self.timeToLive = timeToLive
            self.clock = clock
            self.logger = logger
        }
    }
}
