import Logging

extension Logger {
    /// A logger that discards everything.
    static let silent = Logger(label: "soak") { _ in SwiftLogNoOpLogHandler() }
}
