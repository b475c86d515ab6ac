import Glibc
import PopcornPersistence

/// A lock that one builder of an index holds at a time, across all processes. It ends with the process.
final class BuildLock: Sendable {

    private let descriptor: Int32

    /// Takes the lock, creating its file if it is missing.
    ///
    /// - Throws: ``TitleIndexError/buildInProgress(path:)`` if another builder holds the lock,
    ///   ``TitleIndexError/inaccessible(path:reason:)`` if the file cannot be created.
    init(of file: String) throws(TitleIndexError) {
        let path = "\(file).lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .inaccessible(path: path, reason: lastSystemError()) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let isHeld = errno == EWOULDBLOCK
            let reason = lastSystemError()
            // The descriptor is closed by `deinit`.
            throw isHeld ? .buildInProgress(path: file) : .inaccessible(path: path, reason: reason)
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
