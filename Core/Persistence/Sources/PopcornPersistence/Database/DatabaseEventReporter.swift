import Logging
import PopcornConcurrency

/// A reporter of database events to the log and to the observer.
struct DatabaseEventReporter: Sendable {

    private let path: String
    private let logger: Logger
    private let now: @Sendable () -> ContinuousClock.Instant
    private let observe: (@Sendable (DatabaseEvent) -> Void)?
    private let warnings = WarningInterval()

    init(path: String, logger: Logger, _ options: DatabaseOptions) {
        self.path = path
        self.logger = logger
        now = options.now
        observe = options.observe
    }

    func corrupt(_ error: DatabaseError) {
        warn("Database is corrupt", metadata(error))
        observe?(.corrupt(error))
    }

    func setAside(_ aside: String, because reason: String) {
        logger.warning(
            "Cache database set aside and rebuilt",
            metadata: ["path": "\(path)", "reason": "\(reason)", "kept": "\(aside)"])
        observe?(.setAside(aside))
    }

    func logSetAside(_ aside: String) {
        logger.warning(
            "Database file was replaced; the write-ahead log of the former file was set aside",
            metadata: ["path": "\(path)", "kept": "\(aside)"])
    }

    func reopened() {
        logger.notice("Database file was replaced; reopened", metadata: ["path": "\(path)"])
        observe?(.reopened)
    }

    func reopeningFailed(_ error: DatabaseError) {
        warn("Database could not be reopened", metadata(error))
        observe?(.reopeningFailed(error))
    }

    func logNotTruncated(size: Int, _ error: DatabaseError) {
        var metadata = metadata(error)
        metadata["bytes"] = "\(size)"
        warn("Write-ahead log could not be truncated", metadata)
        observe?(.logNotTruncated(size: size))
    }

    func full(_ error: DatabaseError) {
        warn("Database or disk is full", metadata(error))
        observe?(.full(error))
    }

    func evictionFailed(_ error: DatabaseError) {
        warn("Cached values could not be evicted", metadata(error))
        observe?(.evictionFailed(error))
    }

    func outdatedTablesKept(_ error: DatabaseError) {
        // The next opening retries.
        logger.debug("Tables of earlier versions were not deleted", metadata: metadata(error))
    }

    func closedWithoutCheckpoint(_ error: DatabaseError) {
        // No data is lost: pages that are not checkpointed stay in the -wal file.
        logger.debug("Database closed without a checkpoint", metadata: metadata(error))
    }

    /// Logs a warning, at most once a minute for each message. Repetitions are logged at the level debug.
    private func warn(_ message: StaticString, _ metadata: Logger.Metadata) {
        let isDue = warnings.begin(message, at: now())
        logger.log(level: isDue ? .warning : .debug, "\(message)", metadata: metadata)
    }

    private func metadata(_ error: DatabaseError) -> Logger.Metadata {
        ["path": "\(path)", "error": "\(error)"]
    }
}
