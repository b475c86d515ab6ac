import AsyncHTTPClient
package import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import PopcornCompression
import PopcornConcurrency

/// A download of a daily export into a folder.
///
/// An interrupted download continues where it stopped, even in a new process, unless the export has changed on the
/// server. After a temporary failure, the download continues up to ``attemptLimit`` times without progress. The memory
/// does not depend on the size of the export.
///
/// At most one download of an export to a folder may run at a time.
package actor DailyExportDownload {

    /// The maximum size of an export in bytes.
    package static let sizeLimit = 2 << 30

    /// The maximum number of consecutive attempts that receive nothing.
    static let attemptLimit = 5

    /// The delay after the first failure. It doubles with each further failure.
    private static let firstDelay = Duration.seconds(1)

    /// The name suffix of an incomplete file.
    private static let partialSuffix = ".part"
    /// The name suffix of the file that contains the entity tag of an incomplete file.
    private static let validatorSuffix = ".part.etag"

    /// The received part of an export.
    package struct Progress: Hashable, Sendable {
        /// The number of bytes that were received, including bytes that earlier runs received.
        package let received: Int
        /// The size of the export in bytes; `nil` if the server does not report it.
        package let total: Int?
    }

    private let executor = BlockingExecutor("tmdb.export-download")
    private let export: DailyExport
    private let client: DailyExportClient
    private let complete: String
    private let partial: String
    private let validatorFile: String
    private let sleep: @Sendable (Duration) async -> Void

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Creates a download.
    ///
    /// - Parameters:
    ///   - export: The export.
    ///   - folder: An existing folder.
    ///   - client: The client that sends the requests.
    ///   - sleep: A closure that waits before the next attempt, or until the task is cancelled.
    package init(
        _ export: DailyExport, to folder: URL, client: DailyExportClient,
        sleep: @escaping @Sendable (Duration) async -> Void
    ) {
        self.export = export
        self.client = client
        self.sleep = sleep
        let file = folder.appending(path: export.fileName)
        complete = file.path(percentEncoded: false)
        partial = complete + Self.partialSuffix
        validatorFile = complete + Self.validatorSuffix
    }

    /// Downloads the export. If the file is complete, no request is sent.
    ///
    /// - Parameter progress: A closure that is called after each part that was received.
    /// - Returns: The complete file.
    package func run(progress: @Sendable (Progress) -> Void) async throws(DailyExportError) -> URL {
        if access(complete, F_OK) == 0 { return URL(filePath: complete) }
        var failures = 0
        while true {
            let before = size(of: partial)
            do throws(DailyExportError) {
                try await attempt(progress)
                return URL(filePath: complete)
            } catch {
                failures = size(of: partial) > before ? 1 : failures + 1
                guard error.isTemporary, failures < Self.attemptLimit, !Task.isCancelled else { throw error }
                await sleep(Self.firstDelay * (1 << (failures - 1)))
            }
        }
    }

    /// Receives the export, or the rest of it, from one response.
    private func attempt(_ progress: @Sendable (Progress) -> Void) async throws(DailyExportError) {
        let validator = storedValidator()
        let response = try await client.response(
            for: export, after: validator == nil ? 0 : size(of: partial), validator: validator)
        var offset = 0
        switch response.status.code {
        case 200:
            try store(validator: response.headers.first(name: "ETag"))
        case 206:
            guard let start = response.headers.first(name: "Content-Range").flatMap(Self.start(ofRange:)),
                start <= size(of: partial)
            else { throw .status(206) }
            offset = start
        case 403, 404: throw .missing
        case 416:
            // The export is shorter than what was received. The next attempt starts again.
            try store(validator: nil)
            throw .status(416)
        default: throw .status(Int(response.status.code))
        }
        let total = response.headers.first(name: "Content-Length").flatMap(Int.init).map { offset + $0 }
        guard total ?? 0 <= Self.sizeLimit else { throw .tooLarge }
        let file = try PartialFile(partial, offset: offset)
        var received = offset
        do {
            for try await buffer in response.body {
                let bytes = Array(buffer.readableBytesView)
                if received == 0, !Self.isGzip(bytes) { throw DailyExportError.notGzip }
                guard received + bytes.count <= Self.sizeLimit else { throw DailyExportError.tooLarge }
                try file.write(bytes)
                received += bytes.count
                progress(Progress(received: received, total: total))
            }
        } catch let error as DailyExportError {
            throw error
        } catch {
            throw DailyExportError(from: error)
        }
        if let total, received < total {
            throw .transport(TMDbHTTPError(.truncated, "The response was truncated"))
        }
        try file.close()
        guard rename(partial, complete) == 0 else { throw .file(path: complete, reason: lastSystemError()) }
        unlink(validatorFile)
    }

    /// Returns whether data begins like a gzip file.
    private static func isGzip(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Gzip.signature.prefix(bytes.count))
    }

    /// Returns the first position of a range such as `bytes 100-199/200` (RFC 9110, section 14.4).
    private static func start(ofRange text: String) -> Int? {
        guard text.hasPrefix("bytes ") else { return nil }
        return text.dropFirst(6).split(separator: "-").first.flatMap { Int($0) }
    }
}

// MARK: - Files

extension DailyExportDownload {

    private func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Returns the entity tag of the incomplete file; `nil` if the server sent no entity tag, so that the download
    /// cannot be continued.
    private func storedValidator() -> String? {
        (try? String(contentsOfFile: validatorFile, encoding: .utf8)).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Empties the incomplete file, and stores the entity tag of the export that is received into it. A weak entity tag
    /// cannot be used for ranges (RFC 9110, section 13.1.5).
    private func store(validator: String?) throws(DailyExportError) {
        unlink(validatorFile)
        unlink(partial)
        guard let validator, !validator.hasPrefix("W/") else { return }
        do {
            try Data(validator.utf8).write(to: URL(filePath: validatorFile), options: .atomic)
        } catch {
            throw .file(path: validatorFile, reason: "\(error.localizedDescription)")
        }
    }
}

/// A file to which the received parts of an export are appended.
private final class PartialFile {

    private let path: String
    private var descriptor: Int32

    /// Opens a file, creating it if it is missing, and removes all bytes after an offset.
    init(_ path: String, offset: Int) throws(DailyExportError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0, ftruncate(descriptor, offset) == 0, lseek(descriptor, offset, SEEK_SET) == offset else {
            throw .file(path: path, reason: lastSystemError())
        }
    }

    deinit {
        if descriptor >= 0 { Glibc.close(descriptor) }
    }

    func write(_ bytes: [UInt8]) throws(DailyExportError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .file(path: path, reason: lastSystemError()) }
            written += count
        }
    }

    /// Waits until the file is on the disk, and closes it.
    func close() throws(DailyExportError) {
        guard fsync(descriptor) == 0 else { throw .file(path: path, reason: lastSystemError()) }
        let closed = descriptor
        descriptor = -1
        guard Glibc.close(closed) == 0 else { throw .file(path: path, reason: lastSystemError()) }
    }
}

/// Returns the message of the last failed system call.
private func lastSystemError() -> String {
    String(cString: strerror(errno))
}
