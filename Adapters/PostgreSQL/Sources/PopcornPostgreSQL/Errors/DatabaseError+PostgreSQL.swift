#if PostgreSQL
import PopcornPersistence

extension DatabaseError {

    /// Creates the error of a storage for an error of a PostgreSQL database.
    init(_ error: PostgreSQLError, in database: PostgreSQLDatabase) {
        self =
            switch error.kind {
            case .cancelled: .cancelled
            case .overloaded: .overloaded(path: "\(database)", waiting: database.waitingCount)
            case .closed: .closed(path: "\(database)")
            default: .server(reason: "\(error)")
            }
    }
}

extension PostgreSQLDatabase {

    /// Calls a closure, and converts its errors to those of a storage.
    func convert<Value>(_ body: () throws(PostgreSQLError) -> Value) throws(DatabaseError) -> Value {
        do throws(PostgreSQLError) {
            return try body()
        } catch {
            throw DatabaseError(error, in: self)
        }
    }

    /// Calls a closure, and converts its errors to those of a storage.
    func convert<Value>(
        _ body: () async throws(PostgreSQLError) -> Value
    ) async throws(DatabaseError) -> Value {
        do throws(PostgreSQLError) {
            return try await body()
        } catch {
            throw DatabaseError(error, in: self)
        }
    }
}
#endif
