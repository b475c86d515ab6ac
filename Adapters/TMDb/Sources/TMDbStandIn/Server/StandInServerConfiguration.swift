public import Logging

extension StandInServer {
    /// How the stand-in behaves.
    public struct Configuration: Sendable {
        /// The port to listen on. The default, 0, lets the system pick one.
        public var port: Int
        /// The credential to ask for. By default any one will do.
        public var credential: RequiredCredential
        /// The faults that are set from the start.
        public var faults: [FaultRule]
        /// How many seconds an answer may be cached, as `Cache-Control` says. By default 18000, TMDb's five hours.
        public var maximumAge: Int
        /// By default nothing is logged.
        public var logger: Logger

        /// Creates a configuration.
        public init(
            port: Int = 0, credential: RequiredCredential = .any, faults: [FaultRule] = [], maximumAge: Int = 18_000,
            logger: Logger = Logger(label: "popcorn.standin") { _ in SwiftLogNoOpLogHandler() }
        ) {
            self.port = port
            self.credential = credential
            self.faults = faults
            self.maximumAge = maximumAge
            self.logger = logger
        }
    }
}
