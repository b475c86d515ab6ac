// The headers of Glibc are in the module of Dispatch, too. The compiler chooses one of them for `stat` and `timespec`.
import CDispatch
import Foundation
import Glibc
import NIOCore

/// The files of the cache. Its functions block the thread.
///
/// An image is the file `<size>/<name>`. It is written to the folder `temporary` and then renamed, so that a file is
/// complete or absent after a crash of the process.
struct ImageFolder: Sendable {

    /// The size up to which an image is read whole, and compared with its digest each time.
    static let memoryByteCount = 256 * 1024

    /// The path of the folder, without a slash at the end.
    let path: String

    /// Creates a folder at a path. Nothing is created on disk.
    init(path: String) {
        self.path = path
    }

    private var temporaryPath: String { "\(path)/temporary" }

    private func path(of reference: ImageReference) -> String { "\(path)/\(reference.path)" }

    /// Creates the folder, locks it and deletes incomplete files.
    ///
    /// - Returns: The lock. The folder is locked until it is released.
    func prepare() throws(SystemError) -> ImageFolderLock {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SystemError(EACCES)
        }
        let lock = try ImageFolderLock(path: "\(path)/lock")
        try createFolder(temporaryPath)
        for name in names(in: temporaryPath) { _ = unlink("\(temporaryPath)/\(name)") }
        return lock
    }

    /// Returns the images in the folder. Files with other names are ignored.
    func images() -> [ImageIndex.Found] {
        names(in: path).filter(ImageReference.isSize).flatMap { size in
            names(in: "\(path)/\(size)").compactMap { file in
                guard let reference = ImageReference(size: size, file: file) else { return nil }
                var status = stat()
                guard lstat(path(of: reference), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
                return ImageIndex.Found(
                    reference: reference, byteCount: Int(status.st_size), lastUse: status.st_mtim.tv_sec)
            }
        }
    }

    /// The result of reading an image.
    enum Reading: Sendable {
        case absent
        /// The file does not contain the image that was written.
        case damaged
        case image(ImageContent)
    }

    /// Reads an image, or opens it if it is large.
    ///
    /// - Parameters:
    ///   - isVerified: Whether a large image was already compared with its digest.
    ///   - use: The time of use that the file must record, in seconds since 1970; `nil` for none.
    func read(_ reference: ImageReference, isVerified: Bool, recordingUse use: Int?) -> Reading {
        guard let file = try? OpenImageFile(path: path(of: reference)) else { return .absent }
        guard let head = try? file.read(at: 0, count: ImageFileHeader.byteCount),
            let header = ImageFileHeader(parsing: Array(head.readableBytesView)),
            file.byteCount - ImageFileHeader.byteCount == header.imageByteCount
        else { return .damaged }
        if let use { file.setModificationTime(use) }
        let isSmall = header.imageByteCount <= Self.memoryByteCount
        var bytes = ImageContent.Bytes.file(file)
        if isSmall || !isVerified {
            guard let content = try? file.read(at: ImageFileHeader.byteCount, count: header.imageByteCount),
                content.withUnsafeReadableBytes({ ImageFileHeader(of: $0, header.format) }) == header
            else { return .damaged }
            if isSmall { bytes = .memory(content) }
        }
        return .image(
            ImageContent(
                format: header.format, tag: header.tag, byteCount: header.imageByteCount, bytes: bytes))
    }

    /// Writes an image. A previous file is replaced.
    ///
    /// - Parameters:
    ///   - temporaryName: A name that no other write uses at the same time.
    ///   - now: The time of use that the file records, in seconds since 1970.
    func write(
        _ reference: ImageReference, header: ImageFileHeader, content: ByteBuffer, temporaryName: String, at now: Int
    ) throws(SystemError) {
        try createFolder("\(path)/\(reference.size)")
        let temporary = "\(temporaryPath)/\(temporaryName)"
        let descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor < 0 { throw SystemError(errno) }
        var failure: SystemError?
        header.bytes.withUnsafeBytes { failure = Self.write($0, to: descriptor) }
        content.withUnsafeReadableBytes { failure = failure ?? Self.write($0, to: descriptor) }
        let times = [timespec(tv_sec: now, tv_nsec: 0), timespec(tv_sec: now, tv_nsec: 0)]
        _ = times.withUnsafeBufferPointer { futimens(descriptor, $0.baseAddress) }
        if Glibc.close(descriptor) != 0 { failure = failure ?? SystemError(errno) }
        if failure == nil, rename(temporary, path(of: reference)) != 0 { failure = SystemError(errno) }
        if let failure {
            _ = unlink(temporary)
            throw failure
        }
    }

    /// Deletes an image.
    func delete(_ reference: ImageReference) {
        _ = unlink(path(of: reference))
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> SystemError? {
        var offset = 0
        while offset < bytes.count {
            let length = Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
            if length < 0, errno == EINTR { continue }
            guard length > 0 else { return SystemError(length < 0 ? errno : EIO) }
            offset += length
        }
        return nil
    }

    private func createFolder(_ path: String) throws(SystemError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError(errno) }
    }

    private func names(in path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
}

/// The lock of a folder, held by one process.
final class ImageFolderLock: Sendable {

    private let descriptor: CInt

    /// Locks a file, which is created if it is missing. Throws `EWOULDBLOCK` if another process holds the lock.
    init(path: String) throws(SystemError) {
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor < 0 { throw SystemError(errno) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let error = SystemError(errno)
            _ = Glibc.close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    deinit { _ = Glibc.close(descriptor) }
}
