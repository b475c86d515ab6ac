import Foundation
import Testing

@testable import PopcornPersistence

@Suite
struct MigrationTests {

    private static let watchlist = Migration(
        "movies.watchlist", oldVersion: 1,
        """
        CREATE TABLE "movies_watchlist_movie" (
            "movie_id" INTEGER NOT NULL,
            "added_at" REAL NOT NULL,
            PRIMARY KEY ("movie_id")
        ) STRICT, WITHOUT ROWID
        """)
    private static let owner = Migration(
        "watchlist.owner",
        """
        CREATE TABLE "watchlist" (
            "owner" TEXT NOT NULL,
            "movie_id" INTEGER NOT NULL,
            "added_at" REAL NOT NULL,
            PRIMARY KEY ("owner", "movie_id")
        ) STRICT, WITHOUT ROWID
        """,
        "INSERT INTO watchlist SELECT 'default', movie_id, added_at FROM movies_watchlist_movie")
    private static let seen = Migration("series.seen", "CREATE TABLE seen (id INTEGER PRIMARY KEY) STRICT")
    private static let breaking = Migration(
        "watchlist.moved", isBreaking: true, "DROP TABLE movies_watchlist_movie")

    private func open(_ file: URL, _ migrations: Migration...) async throws(DatabaseError) -> Database {
        try await Database.userData(at: file, migrations: migrations, logger: .silent)
    }

    /// Returns the rows of a query on a file that no database has open.
    /// Creates a folder with a library from before migrations had names, and runs a closure with the library's file.
    private func withOldLibrary(_ body: (URL) async throws -> Void) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "library.sqlite")
            try FileManager.default.copyItem(at: resource("library-of-2026-11"), to: file)
            try await body(file)
        }
    }

    private static let entries = [["550", "700000000.0"], ["603", "710000000.5"], ["47964", "720000000.0"]]

    @Test
    func `a library from before named migrations is copied and migrated with its content`() async throws {
        try await withOldLibrary { file in
            try await open(file, Self.watchlist, Self.owner).close()

            let copy = URL(filePath: "\(file.path).before-watchlist.owner")
            let owned = try queryStrings(file, "SELECT owner, movie_id, added_at FROM watchlist ORDER BY movie_id")
            #expect(owned == Self.entries.map { ["default"] + $0 })
            #expect(
                try queryStrings(file, "SELECT name FROM popcorn_migration ORDER BY name")
                    == [["movies.watchlist"], ["watchlist.owner"]])
            #expect(
                try queryStrings(copy, "SELECT movie_id, added_at FROM movies_watchlist_movie ORDER BY movie_id")
                    == Self.entries)
            #expect(try queryStrings(copy, "SELECT name FROM sqlite_schema") == [["movies_watchlist_movie"]])
            #expect(try queryStrings(copy, "PRAGMA user_version") == [["1"]])
        }
    }

    @Test
    func `the copy contains pages that were not checkpointed`() async throws {
        try await withOldLibrary { file in
            // A process that ends without closing the database leaves its write-ahead log behind.
            let writer = try Connection(path: file.path, role: .writer, busyTimeout: .zero)
            try writer.prepareForWriting(.full)
            try writer.execute("INSERT INTO movies_watchlist_movie VALUES (7, 1.0)")
            let left = file.deletingLastPathComponent().appending(path: "left.sqlite")
            for suffix in ["", "-wal"] {
                try FileManager.default.copyItem(atPath: file.path + suffix, toPath: left.path + suffix)
            }

            try await open(left, Self.watchlist, Self.owner).close()

            let copy = URL(filePath: "\(left.path).before-watchlist.owner")
            #expect(try queryStrings(copy, "SELECT count(*) FROM movies_watchlist_movie") == [["4"]])
            #expect(try queryStrings(left, "SELECT count(*) FROM watchlist") == [["4"]])
        }
    }

    @Test
    func `contexts add migrations independently of each other`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await open(file, Self.seen).close()
            try await open(file, Self.watchlist, Self.seen).close()
            try await open(file, Self.seen, Self.watchlist, Self.owner).close()
            try await open(file, Self.watchlist, Self.owner, Self.seen).close()

            #expect(
                try queryStrings(file, "SELECT name FROM popcorn_migration ORDER BY name")
                    == [["movies.watchlist"], ["series.seen"], ["watchlist.owner"]])
        }
    }

    @Test
    func `creating a library makes no copy`() async throws {
        try await withFolder { folder in
            try await open(folder.appending(path: "library.sqlite"), Self.watchlist).close()

            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.filter { $0.contains("before") } == [])
        }
    }

    @Test
    func `a library to which a newer version only added is opened`() async throws {
        try await withOldLibrary { file in
            try await open(file, Self.watchlist, Self.owner).close()

            try await open(file, Self.watchlist).close()

            #expect(try queryStrings(file, "SELECT count(*) FROM popcorn_migration") == [["2"]])
        }
    }

    @Test
    func `a library with an unknown breaking migration is refused unchanged`() async throws {
        try await withOldLibrary { file in
            try await open(file, Self.watchlist, Self.owner, Self.breaking).close()
            let before = try Data(contentsOf: file)

            await #expect(throws: DatabaseError.newerSchema(path: file.path, unknown: "watchlist.moved")) {
                try await open(file, Self.watchlist, Self.owner)
            }

            #expect(try Data(contentsOf: file) == before)
            // Versions that predate named migrations check `user_version`.
            #expect(try queryStrings(file, "PRAGMA user_version") == [["2"]])
        }
    }

    @Test
    func `a library from before named migrations with a later version is refused unchanged`() async throws {
        try await withOldLibrary { file in
            try Connection(path: file.path, role: .writer, busyTimeout: .zero).execute("PRAGMA user_version = 2")
            let before = try Data(contentsOf: file)

            await #expect(throws: DatabaseError.newerSchema(path: file.path, unknown: "version 2")) {
                try await open(file, Self.watchlist, Self.owner)
            }

            #expect(try Data(contentsOf: file) == before)
        }
    }

    @Test
    func `an unfinished copy does not prevent the migration`() async throws {
        try await withOldLibrary { file in
            let copy = "\(file.path).before-watchlist.owner"
            try Data("half a copy".utf8).write(to: URL(filePath: "\(copy).unfinished"))

            try await open(file, Self.watchlist, Self.owner).close()

            #expect(try queryStrings(URL(filePath: copy), "SELECT count(*) FROM movies_watchlist_movie") == [["3"]])
            #expect(!FileManager.default.fileExists(atPath: "\(copy).unfinished"))
        }
    }

    @Test
    func `the migration is not applied if the copy fails`() async throws {
        try await withOldLibrary { file in
            let copy = "\(file.path).before-watchlist.owner"
            try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)

            await #expect(throws: DatabaseError.inaccessible(path: copy, reason: "Is a directory")) {
                try await open(file, Self.watchlist, Self.owner)
            }

            #expect(try queryStrings(file, "SELECT name FROM sqlite_schema") == [["movies_watchlist_movie"]])
            #expect(!FileManager.default.fileExists(atPath: "\(copy).unfinished"))
        }
    }

    @Test
    func `a failing migration rolls back the migrations before it`() async throws {
        try await withOldLibrary { file in
            let broken = Migration("broken", "nonsense")

            await #expect(throws: DatabaseError.self) {
                try await open(file, Self.watchlist, Self.owner, broken)
            }

            let tables = try queryStrings(file, "SELECT name FROM sqlite_schema")
            #expect(tables == [["movies_watchlist_movie"]])
        }
    }
}
