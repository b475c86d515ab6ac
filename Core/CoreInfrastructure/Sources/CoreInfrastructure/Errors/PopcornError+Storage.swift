package import CoreDomain
package import Persistence

extension PopcornError {

    /// What a failure of a database means to a reader of content. Cancellation stays cancellation.
    package init(storage error: DatabaseError) {
        switch error {
        case .cancelled: self.init(.cancelled, "\(error)", cause: error)
        default: self.init(.storage, "Database error: \(error)", cause: error)
        }
    }

    /// What a failure to read the cache means. A damaged or replaced cache holds nothing: it is being rebuilt meanwhile.
    package static func nilIfRebuilding<Value>(_ error: DatabaseError) throws(PopcornError) -> Value? {
        if error.isCorruption { return nil }
        if case .fileChanged = error { return nil }
        throw PopcornError(storage: error)
    }

    /// Runs a closure that works with a database.
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
