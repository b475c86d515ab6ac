public import Logging

extension StandInServer {
    /// The configuration of a stand-in.
    public struct Configuration: Sendable {
        /// The port to listen on. Default: 0, which lets the system select a port.
        public var port: Int
        /// The credential that requests must contain. Default: any credential.
        public var credential: RequiredCredential
        /// The initial faults. Default: none.
        public var faults: [FaultRule]
        /// The time for which a response may be cached, in seconds, as sent in `Cache-Control`. Default: 18,000 (5
        /// hours), like TMDb.
        public var maximumAge: Int
        /// The logger. Default: a logger that discards all messages.
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
