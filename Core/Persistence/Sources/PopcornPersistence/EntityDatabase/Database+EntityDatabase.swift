package import Foundation

extension Database: EntityDatabase {

    package var serverTime: Date? { nil }

    package func find<Value: TableEntity>(
        _ type: Value.Type, _ keys: [Value.Key]
    ) async throws(DatabaseError) -> [Value?] {
        try await read(isBrief: true) { transaction throws(DatabaseError) in try transaction.find(type, keys) }
    }

    package func find<Value: AggregateEntity>(
        _ type: Value.Type, _ keys: [Value.Key], including selection: RelationSelection<Value>
    ) async throws(DatabaseError) -> [(entity: Value, state: RowState)?] {
        try await read(isBrief: true) { transaction throws(DatabaseError) in
            try keys.map { key throws(DatabaseError) in try transaction.find(type, key, including: selection) }
        }
    }

    package func keys<Value: TableEntity>(
        of type: Value.Type, after key: Value.Key?, limit: Int
    ) async throws(DatabaseError) -> [Value.Key] {
        try await read { transaction throws(DatabaseError) in
            try transaction.keys(of: type, after: key, limit: limit)
        }
    }

    package func keys<Value: TableEntity>(
        of type: Value.Type, beginningWithEach prefixes: [[Int]]
    ) async throws(DatabaseError) -> [[Value.Key]] {
        try await read { transaction throws(DatabaseError) in
            var results: [[Value.Key]] = []
            results.reserveCapacity(prefixes.count)
            for numbers in prefixes { results.append(try transaction.keys(of: type, beginningWith: numbers)) }
            return results
        }
    }

    package func leadingNumbers<Value: TableEntity>(
        ofKeysOf type: Value.Type, after numbers: [Int]?, endingWith text: String?, limit: Int
    ) async throws(DatabaseError) -> [[Int]] {
        try await read { transaction throws(DatabaseError) in
            let keyColumns = try transaction.keyColumns(of: type)
            let columns = keyColumns.dropLast()
            let list = columns.joined(separator: ", ")
            var (conditions, values): ([String], [any ColumnValue]) = ([], [])
            if let numbers {
                conditions.append("(\(list)) > (\(numbers.map { _ in "?" }.joined(separator: ", ")))")
                values += numbers
            }
            if let text, let last = keyColumns.last {
                conditions.append("\(last) = ?")
                values.append(text)
            }
            let filter = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
            return try transaction.query(
                "SELECT DISTINCT \(list) FROM \(transaction.table(of: type)) \(filter) ORDER BY \(list) LIMIT ?",
                values + [limit]
            ) { row in columns.compactMap { _ in row.optionalColumn(Int.self) } }
        }
    }

    package func timeRange<Value: TableEntity>(
        in column: String, of type: Value.Type
    ) async throws(DatabaseError) -> ClosedRange<Date>? {
        try await read { transaction throws(DatabaseError) in
            let table = transaction.table(of: type)
            // Each subquery reads one end of the index. A single query for both would read the whole index.
            // https://sqlite.org/optoverview.html#the_min_max_optimization
            return try transaction.query(
                "SELECT (SELECT min(\(column)) FROM \(table)), (SELECT max(\(column)) FROM \(table))"
            ) { row -> ClosedRange<Date>? in
                guard let oldest = row.optionalColumn(Date.self), let newest = row.optionalColumn(Date.self) else {
                    return nil
                }
                return oldest...newest
            }.first ?? nil
        }
    }

    @discardableResult
    package func write(
        _ changes: [EntityChange], unless revocation: WriteRevocation
    ) async throws(DatabaseError) -> Bool {
        try await write { transaction throws(DatabaseError) in
            guard !revocation.isRevoked() else { return false }
            for change in changes { try transaction.apply(change) }
            return true
        }
    }

    @discardableResult
    package func replace<Value: AggregateEntity>(
        _ type: Value.Type, _ key: Value.Key, including selection: RelationSelection<Value>,
        with others: [EntityChange], unless revocation: WriteRevocation,
        by merge: @escaping EntityReplacement<Value>.Merge
    ) async throws(DatabaseError) -> Bool {
        try await write { transaction throws(DatabaseError) in
            guard !revocation.isRevoked() else { return false }
            let stored: (entity: Value, state: RowState)?
            do throws(DatabaseError) {
                stored = try transaction.find(type, key, including: selection)
            } catch .unreadable {
                stored = nil
            } catch {
                throw error
            }
            guard let changes = try merge(stored)?.changes else { return false }
            for change in others + changes { try transaction.apply(change) }
            return true
        }
    }

    package func delete<Value: TableEntity>(
        _ type: Value.Type, where column: String, isLessThan value: any ColumnValue, limit: Int
    ) async throws(DatabaseError) -> Int {
        try await write { transaction throws(DatabaseError) in
            try transaction.delete(type, where: "\(column) < ?", [value], limit: limit)
        }
    }
}
