public import Foundation

extension PopcornServices {

    /// The location of the two databases: the cache contains TMDb's data and can be deleted at any time, and the
    /// library contains the watchlists and the search histories.
    ///
    /// In a folder, they are the SQLite files `cache.sqlite` and `library.sqlite`, which several processes of one host
    /// may share. With the package trait `PostgreSQL`, they can be in a PostgreSQL database, which processes of several
    /// hosts share.
    ///
    /// Descriptions of a storage contain no credentials.
    public struct Storage: Hashable, Sendable {

        /// The engine and the location of the databases.
        enum Engine: Hashable, Sendable {
            case temporary
            case sqlite(cache: URL, library: URL)
            #if PostgreSQL
            case postgreSQL(DatabaseURL, schema: String)
            #endif
        }

        let engine: Engine

        /// The file of the cache; `nil` for temporary storage and on a server.
        public var cacheDatabase: URL? {
            if case .sqlite(let file, _) = engine { file } else { nil }
        }

        /// The file of the library; `nil` for temporary storage and on a server.
        public var libraryDatabase: URL? {
            if case .sqlite(_, let file) = engine { file } else { nil }
        }

        /// Returns the storage of both databases in one folder, which is created if it is missing.
        public static func folder(_ folder: URL) -> Storage {
            folders(cache: folder, library: folder)
        }

        /// Returns the storage of each database in its own folder. The folders are created if they are missing.
        public static func folders(cache: URL, library: URL) -> Storage {
            Storage(
                engine: .sqlite(
                    cache: cache.appending(path: "cache.sqlite"), library: library.appending(path: "library.sqlite")))
        }

        /// Empty temporary databases for tests, deleted at shutdown. They are in memory if the system provides
        /// `/dev/shm`, otherwise in the temporary directory. If a process is killed, its temporary databases are
        /// deleted when the next process of the same user opens temporary databases.
        public static let temporary = Storage(engine: .temporary)
    }
}

#if PostgreSQL
extension PopcornServices.Storage {

    /// The default name of the schema with the tables.
    public static let defaultSchema = "popcorn"

    /// Returns the storage of both databases in a schema of a PostgreSQL database, version 12 or later. The schema and
    /// its tables are created if they are missing.
    ///
    /// A process has at most 8 connections for the cache and 8 for the library. If the server cannot be reached later,
    /// titles are fetched from TMDb, and watchlists and search histories throw ``/CoreDomain/PopcornError`` of kind
    /// ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    ///
    /// - Parameters:
    ///   - url: The URL of the database, such as `postgresql://user:password@host/database?sslmode=verify-full`. It can
    ///     have several hosts and the parameters of
    ///     [libpq](https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS). A password can
    ///     also be in the environment or in a password file, as libpq describes.
    ///   - schema: The name of the schema, which must not change. Default: ``defaultSchema``.
    public static func postgres(_ url: String, schema: String = defaultSchema) -> Self {
        Self(engine: .postgreSQL(DatabaseURL(url), schema: schema))
    }
}

/// The URL of a database, which descriptions omit.
struct DatabaseURL: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {

    /// The URL, which may contain a password.
    let text: String

    init(_ text: String) {
        self.text = text
    }

    var description: String { "DatabaseURL" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
#endif
