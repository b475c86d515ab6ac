import Foundation
import GRDB

/// The file of movies with child tables, opened with GRDB and the library's settings.
enum GRDBMovieFile {

    static func open(_ file: URL) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.maximumReaderCount = 4
        configuration.busyMode = .timeout(1)
        // GRDB itself sets foreign_keys = ON, journal_mode = WAL and synchronous = NORMAL.
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA secure_delete = OFF")
        }
        return try DatabasePool(path: file.path, configuration: configuration)
    }
}
