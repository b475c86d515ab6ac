public import Foundation
public import Logging
import NIOConcurrencyHelpers
import NIOPosix

/// Keeps answers as files in a folder, up to a number of bytes. What was used longest ago is deleted first.
///
/// A file is written whole or not at all, and one that is damaged is deleted and counts as missing. What a crash left
/// half written is deleted on first use when it is an hour old. Neither names nor contents hold the credential. The
/// folder may be deleted at any time. Several processes may share it; each then counts only the files that it knows of.
/// Files of other kinds in the folder are left alone.
///
/// Files are read and written on threads of their own, away from those that run tasks.
public final class DiskHTTPCacheStore: HTTPCacheStore {

    private let folder: URL
    private let logger: Logger
    /// The files by name; `nil` before the folder was looked at.
    private let files = NIOLockedValueBox<LeastRecentlyUsed<String>?>(nil)
    private let budget: Int
    private let now: @Sendable () -> Date

    /// Creates a store. Nothing is read or written before the first use.
    ///
    /// - Parameters:
    ///   - folder: Where the files are. It is created if it is missing.
    ///   - budget: The most bytes that the files may take. Default: 256 MiB.
    ///   - logger: Where failures to read and write are logged, at debug. Default: nowhere.
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
                logger.debug("A damaged file of the HTTP cache is deleted", metadata: ["tmdb.file": "\(name)"])
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
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try PartialFile.write(data, as: name, in: folder)
            } catch {
                logger.debug("The HTTP cache cannot be written", metadata: ["tmdb.reason": "\(error)"])
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
            PartialFile.removeAll(in: folder, writtenBefore: .distantFuture)
            withFiles { $0.removeAll() }
        }
    }

    /// Runs work that blocks on a thread meant for it; gives `nil` if those threads were shut down.
    @discardableResult
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
        try? await NIOThreadPool.singleton.runIfActive(work)
    }

    private func delete(_ name: String) {
        withFiles { $0.remove(name) }
        try? FileManager.default.removeItem(at: folder.appending(path: name))
    }

    /// Changes what is known of the files, which at first is what the folder holds.
    private func withFiles<Value>(_ change: (inout LeastRecentlyUsed<String>) -> Value) -> Value {
        files.withLockedValue { files in
            var known = files ?? contents()
            // Without this the change would copy what `files` still holds.
            files = nil
            defer { files = known }
            return change(&known)
        }
    }

    /// What the folder holds, oldest first, less what is beyond the budget.
    private func contents() -> LeastRecentlyUsed<String> {
        PartialFile.removeAll(in: folder, writtenBefore: now().addingTimeInterval(-PartialFile.longestWrite))
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
