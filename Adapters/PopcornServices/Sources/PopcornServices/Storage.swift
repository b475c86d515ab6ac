public import Foundation

extension PopcornServices {

    /// The locations of the two databases.
    ///
    /// `cache.sqlite` contains TMDb's data and can be deleted at any time. `library.sqlite` contains the watchlists and
    /// the search histories. Several processes may share them.
    public struct Storage: Hashable, Sendable {

        /// The file of the cache; `nil` for temporary storage.
        public let cacheDatabase: URL?
        /// The file of the library; `nil` for temporary storage.
        public let libraryDatabase: URL?

        /// Returns the storage of both databases in one folder, which is created if it is missing.
        public static func folder(_ folder: URL) -> Storage {
            folders(cache: folder, library: folder)
        }

        /// Returns the storage of each database in its own folder. The folders are created if they are missing.
        public static func folders(cache: URL, library: URL) -> Storage {
            Storage(
                cacheDatabase: cache.appending(path: "cache.sqlite"),
                libraryDatabase: library.appending(path: "library.sqlite"))
        }

        /// Empty temporary databases for tests, deleted at shutdown. They are in memory if the system provides
        /// `/dev/shm`, otherwise in the temporary directory. Those of a process that was killed are deleted when the
        /// next process of the same user opens temporary databases.
        public static let temporary = Storage(cacheDatabase: nil, libraryDatabase: nil)
    }
}
