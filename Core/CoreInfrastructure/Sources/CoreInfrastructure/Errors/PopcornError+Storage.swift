package import CoreDomain
package import PopcornPersistence

extension PopcornError {

    /// Creates an error for a database failure. Its kind is `cancelled` if the database operation was cancelled,
    /// `overloaded` if too many operations wait, otherwise `storage`.
    package init(storage error: DatabaseError) {
        switch error {
        case .cancelled: self.init(.cancelled, "\(error)", cause: error)
        case .overloaded: self.init(.overloaded(retryAfter: nil), "Database error: \(error)", cause: error)
        default: self.init(.storage, "Database error: \(error)", cause: error)
        }
    }

    /// Returns `nil` if the cache is corrupt, its file has changed or its server failed, so that the value is fetched
    /// from TMDb. Otherwise, throws the database error as a `PopcornError`.
    package static func nilIfUnavailable<Value>(_ error: DatabaseError) throws(PopcornError) -> Value? {
        if error.isCorruption { return nil }
        switch error {
        case .fileChanged, .server: return nil
        default: throw PopcornError(storage: error)
        }
    }

    /// Runs a closure that uses a database, and throws its database error as a `PopcornError`.
    package static func storage<Value>(
        _ body: () async throws(DatabaseError) -> Value
    ) async throws(PopcornError) -> Value {
        do throws(DatabaseError) {
            return try await body()
        } catch {
            throw PopcornError(storage: error)
        }
    }
}
