// The headers of Glibc are in the module of Dispatch, too. The compiler chooses one of them for `stat` and `timespec`.
import CDispatch
import Glibc
import NIOCore

/// An open file of the cache. Its bytes stay readable if the file is evicted. The file is closed when it is released.
final class OpenImageFile: Sendable {

    private let descriptor: CInt

    /// Opens a file for reading; throws the error number if it cannot be opened.
    init(path: String) throws(SystemError) {
        descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if descriptor < 0 { throw SystemError(errno) }
    }

    deinit { _ = Glibc.close(descriptor) }

    /// The size of the file, in bytes; -1 if it cannot be determined.
    var byteCount: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : -1
    }

    /// Reads a number of bytes. Blocks the thread.
    ///
    /// - Throws: An error if the bytes cannot be read, or if the file is shorter.
    func read(at offset: Int, count: Int) throws(SystemError) -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: count)
        var failure: SystemError?
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { target in
            var filled = 0
            while filled < count {
                let length = pread(
                    descriptor, target.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
                if length < 0, errno == EINTR { continue }
                guard length > 0 else {
                    failure = SystemError(length < 0 ? errno : EIO)
                    break
                }
                filled += length
            }
            return filled
        }
        if let failure { throw failure }
        return buffer
    }

    /// Sets the time of the last modification, which is the time of the last use of an image.
    func setModificationTime(_ seconds: Int) {
        let time = timespec(tv_sec: seconds, tv_nsec: 0)
        _ = [time, time].withUnsafeBufferPointer { futimens(descriptor, $0.baseAddress) }
    }
}

/// An error number of the system.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {

    let number: CInt

    init(_ number: CInt) {
        self.number = number
    }

    var description: String { String(cString: strerror(number)) }
}
