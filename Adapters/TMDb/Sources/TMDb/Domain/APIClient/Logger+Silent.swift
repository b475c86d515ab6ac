import Logging

extension Logger {
    /// A logger that discards all messages.
    static var silent: Logger {
        Logger(label: "tmdb") { _ in SwiftLogNoOpLogHandler() }
    }
}
