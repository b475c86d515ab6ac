import Logging

/// A log handler that writes the warnings and errors of the services to standard error.
struct ConsoleLogHandler: LogHandler {

    var logLevel = Logger.Level.warning
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let facts = metadata.merging(event.metadata ?? [:]) { $1 }
            .sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value)" }
        let details = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
        Console.standardError("popcorn: \(event.message)\(details)".sanitisedForTerminal(keepingNewlines: false))
    }
}
