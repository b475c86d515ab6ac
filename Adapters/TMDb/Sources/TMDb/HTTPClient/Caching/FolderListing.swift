import Foundation

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
