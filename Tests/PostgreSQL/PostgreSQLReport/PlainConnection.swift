#if PostgreSQL
import CPopcornPostgreSQL
import PopcornPostgreSQL

/// A connection that executes prepared statements with libpq alone: the lower limit of the measurements.
final class PlainConnection {

    private let handle: OpaquePointer
    private var names: [String: String] = [:]

    init(url: String) throws {
        guard let handle = PQconnectdb(url), PQstatus(handle) == CONNECTION_OK else {
            throw Failure(description: "libpq cannot connect")
        }
        self.handle = handle
    }

    deinit { PQfinish(handle) }

    /// Executes a command with binary parameters and results.
    ///
    /// - Returns: The number of rows.
    @discardableResult
    func execute(_ command: PostgreSQLCommand) throws -> Int {
        try withResult(of: command) { Int(PQntuples($0)) }
    }

    /// Executes a command, and returns the texts in the first column.
    func texts(_ command: PostgreSQLCommand) throws -> [String] {
        try withResult(of: command) { result in
            (0..<PQntuples(result)).map { row in PQgetvalue(result, row, 0).map { String(cString: $0) } ?? "" }
        }
    }

    private func withResult<Value>(of command: PostgreSQLCommand, _ body: (OpaquePointer?) -> Value) throws -> Value {
        let parameters = try EncodedParameters(command.values)
        let name = try names[command.sql] ?? prepare(command)
        let result = parameters.withPointers { values, lengths, formats in
            PQexecPrepared(handle, name, Int32(command.values.count), values, lengths, formats, 1)
        }
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else {
            throw Failure(description: PQerrorMessage(handle).map { String(cString: $0) } ?? "")
        }
        return body(result)
    }

    private func prepare(_ command: PostgreSQLCommand) throws -> String {
        let name = "statement\(names.count)"
        let result = PQprepare(
            handle, name, command.sql, Int32(command.values.count), command.values.map(\.type))
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else {
            throw Failure(description: PQerrorMessage(handle).map { String(cString: $0) } ?? "")
        }
        names[command.sql] = name
        return name
    }
}
#endif
