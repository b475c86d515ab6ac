import CFloor
import Foundation
import PopcornBenchmarkSupport

/// A cached value, read and written in plain C.
protocol PlainCValue: Sendable {

    /// Reads the rows of the value. The caller must free them.
    ///
    /// - Parameter withRelations: Whether the relations are read that are not always read.
    func rows(withRelations: Bool) throws -> floor_thing

    /// Writes rows that were read with all relations, with a date of caching.
    func write(_ rows: inout floor_thing, cachedAt: Date) throws
}

/// A cached value in a file with child tables, read and written in plain C.
///
/// `@unchecked Sendable`, because a benchmark uses it from one task at a time.
final class PlainCTables: PlainCValue, @unchecked Sendable {

    private let tables: OpaquePointer

    init(_ location: RowLocation, in file: URL) throws {
        let related = (location.related?.table ?? "", location.related?.clauses ?? "")
        guard let tables = floor_tables_open(file.path, location.table, location.clauses, related.0, related.1) else {
            throw BenchmarkFailure(description: "plain C cannot open \(location.table)")
        }
        self.tables = tables
    }

    deinit {
        floor_tables_close(tables)
    }

    /// Reads the rows of the value, with or without its relations. The caller must free them.
    func rows(withRelations: Bool) throws -> floor_thing {
        var rows = floor_thing()
        guard floor_tables_read(tables, withRelations ? 1 : 0, &rows) == 1 else {
            defer { floor_thing_free(&rows) }
            throw BenchmarkFailure(description: "plain C cannot read child tables: \(message)")
        }
        return rows
    }

    func write(_ rows: inout floor_thing, cachedAt: Date) throws {
        guard floor_tables_write(tables, cachedAt.timeIntervalSinceReferenceDate, &rows) == 0 else {
            throw BenchmarkFailure(description: "plain C cannot write child tables: \(message)")
        }
    }

    private var message: String { String(cString: floor_tables_message(tables)) }
}

/// A cached value in the file of the cache, whose row contains its relations as records, read and written in plain C.
///
/// `@unchecked Sendable`, because a benchmark uses it from one task at a time.
final class PlainCRecords: PlainCValue, @unchecked Sendable {

    private let records: OpaquePointer

    init(_ statements: RecordStatements) throws {
        let relations = statements.relations.map {
            floor_record_relation(
                index: Int32($0.index), columns: Int32($0.columnCount), counted_at: Int32($0.countColumn),
                is_always_read: $0.isAlwaysRead ? 1 : 0)
        }
        let records = floor_records_open(
            statements.file.path, statements.selectAlwaysRead, statements.selectAll, statements.upsert, relations,
            Int32(relations.count), statements.related?.table ?? "", statements.related?.clauses ?? "")
        guard let records else {
            throw BenchmarkFailure(description: "plain C cannot prepare \(statements.selectAll)")
        }
        self.records = records
    }

    deinit {
        floor_records_close(records)
    }

    func rows(withRelations: Bool) throws -> floor_thing {
        var rows = floor_thing()
        guard floor_records_read(records, withRelations ? 1 : 0, &rows) == 1 else {
            defer { floor_thing_free(&rows) }
            throw BenchmarkFailure(description: "plain C cannot read records: \(message)")
        }
        return rows
    }

    func write(_ rows: inout floor_thing, cachedAt: Date) throws {
        guard floor_records_write(records, cachedAt.timeIntervalSinceReferenceDate, &rows) == 0 else {
            throw BenchmarkFailure(description: "plain C cannot write records: \(message)")
        }
    }

    private var message: String { String(cString: floor_records_message(records)) }
}
