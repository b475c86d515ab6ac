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
#endif
