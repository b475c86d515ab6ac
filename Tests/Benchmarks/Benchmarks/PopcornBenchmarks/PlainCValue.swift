import CFloor
import Foundation
import PopcornBenchmarkSupport

/// A cached value, read and written in plain C.
///
/// `@unchecked Sendable`, because a benchmark uses it from one task at a time.
final class PlainCValue: @unchecked Sendable {

    private let tables: OpaquePointer

    init(_ location: CachedValue.RowLocation) throws {
        let related = (location.related?.table ?? "", location.related?.clauses ?? "")
        guard let tables = floor_tables_open(location.file.path, location.table, location.clauses, related.0, related.1)
        else {
            throw BenchmarkFailure(description: "plain C cannot open \(location.table)")
        }
        self.tables = tables
    }

    deinit {
        floor_tables_close(tables)
    }

    /// Reads the rows of the value, with or without its relations. The caller must free them.
    func rows(withRelations: Bool = true) throws -> floor_thing {
        var rows = floor_thing()
        guard floor_tables_read(tables, withRelations ? 1 : 0, &rows) == 1 else {
            defer { free(&rows) }
            throw BenchmarkFailure(description: "plain C cannot read: \(message)")
        }
        return rows
    }

    func free(_ rows: inout floor_thing) {
        floor_tables_free(tables, &rows)
    }

    /// Writes rows that were read, with a date of caching.
    func write(_ rows: inout floor_thing, cachedAt: Date) throws {
        guard floor_tables_write(tables, cachedAt.timeIntervalSinceReferenceDate, &rows) == 0 else {
            throw BenchmarkFailure(description: "plain C cannot write: \(message)")
        }
    }

    private var message: String { String(cString: floor_tables_message(tables)) }
}
