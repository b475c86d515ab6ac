import BenchmarkSupport
import CFloor
import Foundation

/// Something in the library's file as plain C reads and writes it.
///
/// `@unchecked Sendable`: a benchmark uses it from one task at a time.
final class FloorThing: @unchecked Sendable {

    private let tables: OpaquePointer

    init(_ place: StoredThing.Place) throws {
        let beside = (place.beside?.table ?? "", place.beside?.clauses ?? "")
        guard let tables = floor_tables_open(place.file.path, place.table, place.clauses, beside.0, beside.1) else {
            throw BenchmarkFailure(description: "plain C cannot open \(place.table)")
        }
        self.tables = tables
    }

    deinit {
        floor_tables_close(tables)
    }

    /// Reads it, with the rows of its relations or without them; to be freed by the caller.
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

    /// Writes what was read, as of a time.
    func write(_ rows: inout floor_thing, cachedAt: Date) throws {
        guard floor_tables_write(tables, cachedAt.timeIntervalSinceReferenceDate, &rows) == 0 else {
            throw BenchmarkFailure(description: "plain C cannot write: \(message)")
        }
    }

    private var message: String { String(cString: floor_tables_message(tables)) }
}
