import Foundation
import Synchronization

/// A file that is being written under a name of its own, and takes its place once it is whole.
enum PartialFile {

    /// What the names end in.
    static let suffix = ".tmdb-partial"

    /// A file that is older than this, in seconds, is no longer being written: a crash left it behind.
    static let longestWrite = 3600.0

    private static let count = Atomic(0)

    /// Writes a file whole or not at all.
    static func write(_ data: Data, as name: String, in folder: URL) throws {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        let partial = folder.appending(path: "\(name).\(ProcessInfo.processInfo.processIdentifier).\(number)\(suffix)")
        do {
            try data.write(to: partial)
            let whole = folder.appending(path: name)
            let result = rename(partial.path(percentEncoded: false), whole.path(percentEncoded: false))
            if result != 0 { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(at: partial)
            throw error
        }
    }

    /// Deletes what was left half written before a moment. Another process may be writing a later one.
    static func removeAll(in folder: URL, writtenBefore moment: Date) {
        for file in FolderListing.files(in: folder, suffix: suffix) where file.modified < moment {
            try? FileManager.default.removeItem(at: folder.appending(path: file.name))
        }
    }
}
