import Logging

extension Logger {
    /// A logger that says nothing.
    static var silent: Logger {
        Logger(label: "tmdb") { _ in SwiftLogNoOpLogHandler() }
    }
}
