package import PopcornPersistence

/// The database of the cache, in SQLite or on a server.
package protocol CacheDatabase: EntityDatabase {

    /// Whether writes fail instead of waiting, because the database cannot be written at present.
    var isWriteBlocked: Bool { get }

    /// The health of the database. A failure is a part of it.
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
