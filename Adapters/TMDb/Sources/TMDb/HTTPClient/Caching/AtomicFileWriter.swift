import Foundation
import Synchronization

/// A writer that replaces files atomically: it writes a temporary file and renames it when it is complete.
enum AtomicFileWriter {

    /// The suffix of temporary files.
    static let suffix = ".tmdb-partial"

    /// The age, in seconds, from which a temporary file is considered left over from a crash.
    static let maximumWriteDuration = 3600.0

    private static let count = Atomic(0)

    /// Writes a file atomically.
    static func write(_ data: Data, as name: String, in folder: URL) throws {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        let temporary = folder.appending(
            path: "\(name).\(ProcessInfo.processInfo.processIdentifier).\(number)\(suffix)")
        do {
            try data.write(to: temporary)
            let target = folder.appending(path: name)
            let result = rename(temporary.path(percentEncoded: false), target.path(percentEncoded: false))
            if result != 0 { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    /// Deletes temporary files that were last modified before a date. Another process may still be writing newer files.
    static func removeAll(in folder: URL, writtenBefore date: Date) {
        for file in FolderListing.files(in: folder, suffix: suffix) where file.modified < date {
            try? FileManager.default.removeItem(at: folder.appending(path: file.name))
        }
    }
}

/// A reader of a folder's files.
enum FolderListing {

    /// Returns the files whose names end in a suffix. Returns an empty array if the folder is unreadable.
    static func files(in folder: URL, suffix: String) -> [(name: String, size: Int, modified: Date)] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys))
        return (urls ?? []).filter { $0.lastPathComponent.hasSuffix(suffix) }.compactMap { url in
            guard let values = try? url.resourceValues(forKeys: keys) else { return nil }
            return (url.lastPathComponent, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast)
        }
    }
}
