import Foundation
import Glibc
import NIOCore

/// A temporary file without a name. The system deletes the file when the file is closed or the process ends.
final class UnnamedFile: Sendable {
    private let descriptor: Int32

    /// Creates an empty file.
    /// - Parameter folder: The folder. Default: the folder for temporary files.
    init(in folder: URL = FileManager.default.temporaryDirectory) throws(IOError) {
        let path = folder.appending(path: "popcorn-export-\(UUID().uuidString)").path(percentEncoded: false)
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "open") }
        unlink(path)
    }

    deinit {
        close(descriptor)
    }

    /// Writes bytes at the end of the file.
    func append(_ bytes: UnsafeRawBufferPointer) throws(IOError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = write(descriptor, part.baseAddress, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw IOError(errnoCode: errno, reason: "write") }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns the bytes of a range, or fewer bytes if the system reads fewer.
    func bytes(in range: Range<Int>) throws(IOError) -> ByteBuffer {
        var buffer = ByteBuffer()
        var code: Int32 = 0
        let count = buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: range.count) { target in
            let count = pread(descriptor, target.baseAddress, range.count, range.lowerBound)
            code = errno
            return max(0, count)
        }
        guard count > 0 || range.isEmpty else { throw IOError(errnoCode: code, reason: "pread") }
        return buffer
    }
}
