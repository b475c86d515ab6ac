#if PostgreSQL
import CoreInfrastructure

extension PostgreSQLDatabase {

    /// Returns the health of the database, from one read.
    ///
    /// - Parameter tables: The quoted names of the tables whose size is the size of the database.
    func health(ofTables tables: [String]) async -> DatabaseHealth {
        var problem: String?
        var isWritable = false
        var byteCount = 0
        do throws(PostgreSQLError) {
            let results = try await execute(
                PostgreSQLBatch(
                    .read,
                    [
                        // `on` in a standby. https://www.postgresql.org/docs/current/hot-standby.html
                        PostgreSQLCommand("SELECT current_setting('transaction_read_only')"), sizeCommand(tables),
                    ]))
            isWritable = try results[0].text(0, 0) == "off"
            byteCount = Int(try results[1].integer(0, 0) ?? 0)
        } catch {
            problem = error.kind.problem
        }
        return DatabaseHealth(
            problem: problem, isWritable: isWritable, byteCount: byteCount, waitingCount: waitingCount)
    }

    /// Returns the size of tables on disk, with their indexes, in bytes.
    ///
    /// - Parameter tables: The quoted names of the tables.
    func byteCount(ofTables tables: [String]) async throws(PostgreSQLError) -> Int {
        let rows = try await execute(PostgreSQLBatch(.read, [sizeCommand(tables)]))[0]
        return Int(try rows.integer(0, 0) ?? 0)
    }

    private func sizeCommand(_ tables: [String]) -> PostgreSQLCommand {
        PostgreSQLCommand(
            "SELECT sum(pg_total_relation_size(name::regclass))::bigint FROM unnest($1::text[]) AS tables (name)",
            [.texts(tables)])
    }
}

extension PostgreSQLError.Kind {
    /// The reason why a database is not readable, without addresses.
    fileprivate var problem: String {
        switch self {
        case .unreachable, .connectionLost: "The database server cannot be reached"
        case .rejected: "The database server rejects the connection"
        case .unsupportedServer: "The database server is too old"
        case .timedOut: "The database server did not answer in time"
        case .overloaded: "Too many operations wait"
        case .closed: "The database is closed"
        case .cancelled: "The check was cancelled"
        case .missingSchema: "The tables of the database are missing"
        default: "The database cannot be read"
        }
    }
}
#endif
