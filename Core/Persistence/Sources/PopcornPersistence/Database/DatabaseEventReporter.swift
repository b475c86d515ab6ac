import Logging

/// A reporter of database events to the log and to the observer.
struct DatabaseEventReporter: Sendable {

    let path: String
    let logger: Logger
    let observe: (@Sendable (DatabaseEvent) -> Void)?

    func corrupt(_ error: DatabaseError) {
        logger.warning("Database is corrupt", metadata: metadata(error))
        observe?(.corrupt(error))
    }

    func setAside(_ aside: String, because reason: String) {
        logger.warning(
            "Cache database set aside and rebuilt",
            metadata: ["path": "\(path)", "reason": "\(reason)", "kept": "\(aside)"])
        observe?(.setAside(aside))
    }

    func reopened() {
        logger.notice("Database file was replaced; reopened", metadata: ["path": "\(path)"])
        observe?(.reopened)
    }

    func reopeningFailed(_ error: DatabaseError) {
        logger.warning("Database could not be reopened", metadata: metadata(error))
        observe?(.reopeningFailed(error))
    }

    func closedWithoutCheckpoint(_ error: DatabaseError) {
        // No data is lost: pages that are not checkpointed stay in the -wal file.
        logger.debug("Database closed without a checkpoint", metadata: metadata(error))
    }

    private func metadata(_ error: DatabaseError) -> Logger.Metadata {
        ["path": "\(path)", "error": "\(error)"]
    }
}
