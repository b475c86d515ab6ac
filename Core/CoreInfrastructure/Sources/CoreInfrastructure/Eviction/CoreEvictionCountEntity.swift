package import PopcornPersistence

/// A cache row that contains the number of evicted values of a kind, since the file was created.
struct CoreEvictionCountEntity: Equatable {
    static let table = "core_eviction_count"

    let key: Key
    let count: Int

    struct Key: Hashable {
        /// The name of an ``EvictableTable``.
        let kind: String
    }
}

extension CoreEvictionCountEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        count = row.column("count", \.count)
    }
}

extension CoreEvictionCountEntity.Key: Entity {
    init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
    }
}

extension WriteTransaction {

    /// Adds numbers of evicted values, by kind.
    func countEvictions(_ numbers: [String: Int]) throws(DatabaseError) {
        let sql = """
            INSERT INTO \(table(of: CoreEvictionCountEntity.self)) (kind, count) VALUES (?, ?) \
            ON CONFLICT (kind) DO UPDATE SET count = count + excluded.count
            """
        for (kind, number) in numbers { try executeUnnoted(sql, [kind, number]) }
    }
}

extension Database {

    /// Returns the numbers of values that all processes evicted since the file was created, by kind.
    package func evictionCounts() async throws(DatabaseError) -> [String: Int] {
        let rows = try await read { transaction throws(DatabaseError) in
            try transaction.all(CoreEvictionCountEntity.self)
        }
        return rows.reduce(into: [:]) { $0[$1.key.kind] = $1.count }
    }
}
