package import CoreDomain
package import Foundation
package import PopcornPersistence

extension AggregateStore: CacheMaintaining where Entity.Key: LocalizedKey {

    package func statistics() async throws(DatabaseError) -> CachedValueStatistics {
        try await statistics(sliceSize: statisticsSlice)
    }

    /// Returns the statistics, counted with the given number of values per read.
    func statistics(sliceSize: Int) async throws(DatabaseError) -> CachedValueStatistics {
        let time = CacheColumn.cachedAt
        let times = try await database.read { transaction throws(DatabaseError) in
            let table = transaction.table(of: Entity.self)
            // Each subquery reads one end of the index. A single query for both would read the whole index.
            // https://sqlite.org/optoverview.html#the_min_max_optimization
            return try transaction.query(
                "SELECT (SELECT min(\(time)) FROM \(table)), (SELECT max(\(time)) FROM \(table))"
            ) { row in
                (oldest: row.optionalColumn(Date.self), newest: row.optionalColumn(Date.self))
            }
        }
        var counts: [String: Int] = [:]
        var last: Entity.Key?
        repeat {
            guard !Task.isCancelled else { throw .cancelled }
            let keys = try await database.read { transaction throws(DatabaseError) in
                try transaction.keys(of: Entity.self, after: last, limit: sliceSize)
            }
            for key in keys { counts[key.language, default: 0] += 1 }
            last = keys.count < sliceSize ? nil : keys.last
        } while last != nil
        return CachedValueStatistics(countByLanguage: counts, oldest: times.first?.oldest, newest: times.first?.newest)
    }

    @discardableResult
    package func delete(before date: Date) async throws(DatabaseError) -> Int {
        var count = 0
        while true {
            let deleted = try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(
                    Entity.self, where: "\(CacheColumn.cachedAt) < ?", [date], limit: deletionBatch)
            }
            count += deleted
            if deleted < deletionBatch { return count }
        }
    }
}

extension AggregateStore where Entity.Key: LocalizedKey {

    package func invalidate(_ id: ContentID) async throws(DatabaseError) -> [String] {
        try await database.write { transaction throws(DatabaseError) in
            let columns = try transaction.keyColumns(of: Entity.self).prefix(id.numbers.count)
            let condition = columns.map { "\($0) = ?" }.joined(separator: " AND ")
            let languages = try transaction.query(
                "SELECT \(CacheColumn.language) FROM \(transaction.table(of: Entity.self)) WHERE \(condition)",
                id.numbers
            ) { $0.optionalColumn(String.self) ?? "" }
            try transaction.markIncomplete(Entity.self, where: condition, id.numbers)
            // The keys that begin with "movie/550/". The character after "/" is "0".
            let missing = "FROM \(transaction.table(of: CoreNotFoundEntity.self)) WHERE key >= ? AND key < ?"
            let range = ["\(id)/", "\(id)0"]
            let notFoundKeys = try transaction.query("SELECT key \(missing)", range) {
                $0.optionalColumn(String.self) ?? ""
            }
            try transaction.execute("DELETE \(missing)", range)
            return languages.map { "\(id)/\($0)" } + notFoundKeys
        }
    }

    package func ids(
        of kind: ContentKind, after id: ContentID?, language: String?, limit: Int
    ) async throws(DatabaseError) -> [ContentID] {
        try await database.read { transaction throws(DatabaseError) in
            // The language is the last column of the key.
            let columns = try transaction.keyColumns(of: Entity.self).dropLast()
            let list = columns.joined(separator: ", ")
            var (conditions, values): ([String], [any ColumnValue]) = ([], [])
            if let id {
                conditions.append("(\(list)) > (\(id.numbers.map { _ in "?" }.joined(separator: ", ")))")
                values += id.numbers
            }
            if let language {
                conditions.append("\(CacheColumn.language) = ?")
                values.append(language)
            }
            let filter = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
            return try transaction.query(
                "SELECT DISTINCT \(list) FROM \(transaction.table(of: Entity.self)) \(filter) ORDER BY \(list) LIMIT ?",
                values + [limit]
            ) { row in
                ContentID(kind, numbers: columns.compactMap { _ in row.optionalColumn(Int.self) })
            }.compactMap(\.self)
        }
    }
}

/// The number of values that one transaction deletes. A large movie, with 1,300 rows, takes 1 to 2 milliseconds.
private let deletionBatch = 4

/// The number of values that one read counts, which takes less than a millisecond.
private let statisticsSlice = 1000
