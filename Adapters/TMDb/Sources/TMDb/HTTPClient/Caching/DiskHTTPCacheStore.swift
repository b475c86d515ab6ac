public import Foundation
public import Logging
import NIOConcurrencyHelpers
import NIOPosix

/// A cache store that keeps responses as files in a folder, up to a maximum total size. The least recently used files
/// are deleted first.
///
/// Files are written atomically. A damaged file is deleted and treated as missing. Incomplete files left by a crash are
/// deleted on first use once they are an hour old. File names and contents never contain the credential.
///
/// The folder can be deleted at any time. Several processes can share it, but each counts only the files it has listed
/// or written. Other files in the folder are not changed.
///
/// File operations run on a separate thread pool and do not block Swift concurrency's threads.
public final class DiskHTTPCacheStore: HTTPCacheStore {

    private let folder: URL
    private let logger: Logger
    /// The files by name, or `nil` before the folder is listed.
    private let files = NIOLockedValueBox<LeastRecentlyUsed<String>?>(nil)
    private let budget: Int
    private let now: @Sendable () -> Date

    /// Creates a store. The folder is not accessed before first use.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files. It is created if it is missing.
    ///   - budget: The maximum total size of the files, in bytes. Default: 256 MiB.
    ///   - logger: The logger for read and write failures, at debug level. Default: `nil`, which disables logging.
    public convenience init(folder: URL, budget: Int = 256 * 1024 * 1024, logger: Logger? = nil) {
        self.init(folder: folder, budget: budget, logger: logger, now: { Date() })
    }

    init(folder: URL, budget: Int, logger: Logger? = nil, now: @escaping @Sendable () -> Date) {
        self.folder = folder
        self.now = now
        self.budget = budget
        self.logger = logger ?? .silent
    }

    public func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
        await onThread { [self] in
            withFiles { _ in }
            let name = HTTPCacheFile.name(for: key)
            guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
                withFiles { $0.remove(name) }
                return nil
            }
            guard let entry = HTTPCacheFile.entry(in: data, for: key) else {
                logger.debug("Deleting a damaged file of the HTTP cache", metadata: ["tmdb.file": "\(name)"])
                delete(name)
                return nil
            }
            withFiles { $0.use(name) }
            return entry
        } ?? nil
    }

    public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {
        await onThread { [self] in
            guard let data = HTTPCacheFile.data(of: entry, for: key) else { return }
            let name = HTTPCacheFile.name(for: key)
            let evicted = withFiles { $0.insert(name, size: data.count) }
            evicted.forEach(delete)
            guard !evicted.contains(name) else { return }
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                try AtomicFileWriter.write(data, as: name, in: folder)
            } catch {
                logger.debug("Writing to the HTTP cache failed", metadata: ["tmdb.reason": "\(error)"])
                delete(name)
            }
        }
    }

    public func removeEntry(for key: HTTPCacheKey) async {
        await onThread { [self] in delete(HTTPCacheFile.name(for: key)) }
    }

    public func removeAll() async {
        await onThread { [self] in
            for file in Self.files(in: folder) { delete(file.name) }
            AtomicFileWriter.removeAll(in: folder, writtenBefore: .distantFuture)
            withFiles { $0.removeAll() }
        }
    }

    /// Runs blocking work on a thread pool. Returns `nil` if the pool was shut down.
    @discardableResult
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
        try? await NIOThreadPool.singleton.runIfActive(work)
    }

    private func delete(_ name: String) {
        withFiles { $0.remove(name) }
        try? FileManager.default.removeItem(at: folder.appending(path: name))
    }

    /// Updates the list of known files, which is read from the folder on first use.
    private func withFiles<Value>(_ change: (inout LeastRecentlyUsed<String>) -> Value) -> Value {
        files.withLockedValue { files in
            var known = files ?? contents()
            // Releases the stored value, so that the change does not copy it.
            files = nil
            defer { files = known }
            return change(&known)
        }
    }

    /// Returns the files in the folder, oldest first, and deletes the oldest files beyond the budget.
    private func contents() -> LeastRecentlyUsed<String> {
        AtomicFileWriter.removeAll(
            in: folder, writtenBefore: now().addingTimeInterval(-AtomicFileWriter.maximumWriteDuration))
        var found = LeastRecentlyUsed<String>(budget: budget)
        for file in Self.files(in: folder).sorted(by: { $0.modified < $1.modified }) {
            for name in found.insert(file.name, size: file.size) {
                try? FileManager.default.removeItem(at: folder.appending(path: name))
            }
        }
        return found
    }

    private static func files(in folder: URL) -> [(name: String, size: Int, modified: Date)] {
        FolderListing.files(in: folder, suffix: HTTPCacheFile.suffix)
    }
}
