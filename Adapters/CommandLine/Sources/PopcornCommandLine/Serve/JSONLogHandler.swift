import CoreDomain
import Foundation
import Logging

/// A log handler that writes each record as one line of JSON.
struct JSONLogHandler: LogHandler {

    var logLevel: Logger.Level
    var metadata = Logger.Metadata()

    private let label: String
    private let output: LogOutput
    private let clock: WallClock

    init(label: String, level: Logger.Level, output: LogOutput, clock: WallClock = .system) {
        self.label = label
        logLevel = level
        self.output = output
        self.clock = clock
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        output.add(
            JSONLogLine(
                time: clock.now, level: event.level, label: label, message: event.message.description,
                error: event.error.map { String(describing: $0) },
                metadata: (event.metadata ?? [:]).merging(metadata) { own, _ in own }
            ).text, isUrgent: event.level >= .warning)
    }
}
