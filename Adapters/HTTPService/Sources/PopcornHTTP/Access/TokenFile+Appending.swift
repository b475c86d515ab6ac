import Foundation

extension TokenFile {

    /// Appends the line of a token to a file. A file that does not exist is created, and only its owner can read it.
    ///
    /// The line is written completely or not at all. Several processes can append to a file at the same time.
    ///
    /// - Throws: ``TokenFileError`` if the file is invalid or cannot be written.
    public static func append(_ token: AccessToken, toFileAt path: String) throws(TokenFileError) {
        let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(reason: reason(errno)) }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX) == 0 else { throw .unwritable(reason: reason(errno)) }
        let text = try text(path: path)
        let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        let line = "\(separator)\(token.line)\n"
        _ = try TokenFile(text: text + line)
        let written = write(descriptor, line, line.utf8.count)
        guard written == line.utf8.count, fsync(descriptor) == 0 else {
            let error = written < 0 || written == line.utf8.count ? errno : ENOSPC
            _ = ftruncate(descriptor, off_t(text.utf8.count))
            throw .unwritable(reason: reason(error))
        }
    }

    private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
