public import Foundation

extension PopcornServices {

    /// Where the two databases are.
    ///
    /// `cache.sqlite` holds what TMDb said; it can be deleted at any time. `library.sqlite` holds the watchlists.
    /// Several processes may share them.
    public struct Storage: Hashable, Sendable {

        /// The file of the cache; `nil` in memory.
        public let cacheDatabase: URL?
        /// The file of the library; `nil` in memory.
        public let libraryDatabase: URL?

        /// Both databases in one folder, which is created if it is missing.
        public static func folder(_ folder: URL) -> Storage {
            folders(cache: folder, library: folder)
        }

        /// Each database in a folder of its own. The folders are created if they are missing.
        public static func folders(cache: URL, library: URL) -> Storage {
            Storage(
                cacheDatabase: cache.appending(path: "cache.sqlite"),
                libraryDatabase: library.appending(path: "library.sqlite"))
        }

        /// Both databases in memory, for tests: empty at first, and gone with the services.
        public static let temporary = Storage(cacheDatabase: nil, libraryDatabase: nil)
    }
}
