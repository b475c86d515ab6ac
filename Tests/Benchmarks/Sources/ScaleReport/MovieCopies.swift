import Foundation
import GRDB

/// Copies of the movies in the file of a cache.
struct MovieCopies {

    private let queue: DatabaseQueue

    init(file: URL) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        queue = try DatabaseQueue(path: file.path, configuration: configuration)
    }

    /// The size of the file in bytes.
    var byteCount: Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: queue.path)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }

    /// Adds copies, so that the file contains a multiple of the movies. Their identifiers and rows follow those of the
    /// originals.
    func add(multiple: Int, of count: Int) throws {
        try queue.writeWithoutTransaction { database in
            let rows = try Int.fetchOne(database, sql: "SELECT max(row_id) FROM movies_movie") ?? count
            let columns = try database.columns(in: "movies_movie").map(\.name)
            let values = columns.map { column in
                switch column {
                case "row_id": "row_id + copy * \(rows)"
                case "movie_id": "movie_id + copy * \(count)"
                default: "\"\(column)\""
                }
            }
            try database.execute(
                sql: """
                    WITH RECURSIVE copies(copy) AS
                        (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < \(multiple - 1))
                    INSERT INTO movies_movie (\(columns.map { "\"\($0)\"" }.joined(separator: ", ")))
                    SELECT \(values.joined(separator: ", ")) FROM copies CROSS JOIN movies_movie
                    WHERE row_id <= \(rows)
                    """)
            try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }
}
