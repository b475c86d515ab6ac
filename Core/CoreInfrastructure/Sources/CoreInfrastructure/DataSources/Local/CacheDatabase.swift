package import Foundation
package import PopcornPersistence

/// The database of the cache, in SQLite or on a server.
package protocol CacheDatabase: EntityDatabase {

    /// Whether writes fail instead of waiting, because the database cannot be written at present.
    var isWriteBlocked: Bool { get }

    /// The health of the database, which includes the reason of a failure.
    var health: DatabaseHealth { get async }

    /// The size of the database on disk, in bytes.
    var byteCount: Int { get async throws(DatabaseError) }

    /// Returns the size of the tables of an entity and its relations on disk, with their indexes, in bytes.
    ///
    /// - Returns: The size; `nil` if it is unknown.
    func byteCount<Value: TableEntity>(of type: Value.Type) async throws(DatabaseError) -> Int?

    /// Returns the numbers of values that all processes evicted, by kind.
    func evictionCounts() async throws(DatabaseError) -> [String: Int]

    /// Deletes all entities.
    func deleteAllEntities() async throws(DatabaseError)

    /// Returns the space of deleted entities to the file system.
    func returnFreeSpace() async throws(DatabaseError)

    /// Waits for running reads and writes, and closes the database.
    func close() async
}

extension CacheDatabase {

    /// Deletes all cached values except the images configuration.
    package func deleteCachedValues() async throws(DatabaseError) {
        let configuration = try await find(CoreImagesConfigurationEntity.self, .only, including: .none)
        try await deleteAllEntities()
        guard let configuration else { return }
        try await write([.insertIfNew(configuration.entity)])
    }
}

extension Database: CacheDatabase {

    package var byteCount: Int { fileSize }

    /// Replaces the file of the cache.
    package func deleteAllEntities() async throws(DatabaseError) {
        try await replaceFile()
    }
}

/// The health of a database.
package struct DatabaseHealth: Equatable, Sendable {

    /// The reason why the database is not readable, without paths and addresses; `nil` if it is readable.
    package let problem: String?

    /// Whether the database accepts writes, as far as is known without a write.
    package let isWritable: Bool

    /// The size of the database on disk, in bytes.
    package let byteCount: Int

    /// The number of operations that wait for a connection.
    package let waitingCount: Int

    package init(problem: String?, isWritable: Bool, byteCount: Int, waitingCount: Int) {
        self.problem = problem
        self.isWritable = problem == nil && isWritable
        self.byteCount = byteCount
        self.waitingCount = waitingCount
    }
}

extension Database {

    /// The health of the database, from a read of its schema version. The read takes no lock that delays writes.
    package var health: DatabaseHealth {
        get async {
            var problem: String?
            do throws(DatabaseError) {
                _ = try await read { transaction throws(DatabaseError) in
                    try transaction.query("PRAGMA schema_version") { $0.optionalColumn(Int.self) }
                }
            } catch {
                problem = error.problem
            }
            return DatabaseHealth(
                problem: problem, isWritable: isWritable, byteCount: fileSize, waitingCount: waitingReads)
        }
    }
}

extension DatabaseError {
    /// The error as a text without paths.
    fileprivate var problem: String {
        switch self {
        case .closed: "The database is closed"
        case .fileChanged: "The file was replaced or removed, and is being reopened"
        case .overloaded: "Too many reads wait"
        case .cancelled: "The check was cancelled"
        case _ where isCorruption: "The database is corrupt"
        default: "The database cannot be read"
        }
    }
}

extension EntityDatabase {

    /// Deletes the not-found responses that were received before a time.
    package func deleteNotFoundResponses(before date: Date) async throws(DatabaseError) {
        try await deleteAll(CoreNotFoundEntity.self, where: "missing_since", isLessThan: date, batch: 100)
    }

    /// Deletes the entities whose number or time in an indexed column is less than a value, in several transactions.
    ///
    /// - Parameter batch: The number of entities that one transaction deletes.
    /// - Returns: The number of deleted entities.
    @discardableResult
    func deleteAll<Value: TableEntity>(
        _ type: Value.Type, where column: String, isLessThan value: any ColumnValue, batch: Int
    ) async throws(DatabaseError) -> Int {
        var count = 0
        while true {
            let deleted = try await delete(type, where: column, isLessThan: value, limit: batch)
            count += deleted
            if deleted < batch { return count }
        }
    }
}
